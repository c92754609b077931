-- For those who mend the reader: when a person last put a value of the bill right, and how many values the reader was
-- unsure of. Which ones they are is sealed with the reading. Bills that were read before this have neither.
alter table bills_bill add column corrected_at timestamptz;
alter table bills_bill add column doubtful_values smallint not null default 0;

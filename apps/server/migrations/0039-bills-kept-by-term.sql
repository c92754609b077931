-- delete_at is the day on which the file goes. Null: it has gone, and what was read stays as long as the account.
alter table bills_bill alter column delete_at drop not null;

-- Visitors' bills go after 30 days, file and reading. An account's have a term that depends on the bill's date, which is
-- sealed: the cleaning works it out when the old day comes, and nothing goes before that.
update bills_bill set delete_at = least(delete_at, created_at + interval '30 days') where user_id is null;

-- concurrently
-- How many mails were given up is counted without reading all that were sent.
create index concurrently if not exists mail_message_refused on mail_message (refused_at) where refused_at is not null;

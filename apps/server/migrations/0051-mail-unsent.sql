-- concurrently
-- Mails that a mail server did not take, for the console: few among all that were sent.
create index concurrently if not exists mail_message_unsent on mail_message (queued_at desc, id desc)
  where sent_at is null and last_error is not null;

-- One reminder waits for each conversation, however often somebody compared in it and asked; where there is no
-- conversation, one for each comparison. Asked again, it moves. Of several that wait by now the newest stays.
alter table switching_reminder add column asked_in uuid;
update switching_reminder set asked_in = coalesce(chat_id, comparison_id);
alter table switching_reminder alter column asked_in set not null;
delete from switching_reminder as older using switching_reminder as newer
  where older.sent_at is null and newer.sent_at is null and older.asked_in = newer.asked_in
    and (older.created_at, older.id) < (newer.created_at, newer.id);
drop index switching_reminder_waiting;
create unique index switching_reminder_waiting on switching_reminder (asked_in) where sent_at is null;

-- Which error an event was: counts of errors are asked for by day.
alter table insights_event add column fingerprint text;
create index insights_event_fingerprint on insights_event (fingerprint, at) where fingerprint is not null;

-- How often something happened on a day, for operators: mails to homes by reason, findings on bills by kind. It says
-- nothing of whose they are, so it outlives them.
create table counts_day (
  on_day date    not null,
  sort   text    not null,
  name   text    not null,
  count  integer not null,
  primary key (sort, on_day, name)
);

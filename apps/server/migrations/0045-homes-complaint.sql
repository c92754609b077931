-- A complaint to a supplier about a home: to whom, about what, made when and how it stands, encrypted. `tell_on` is the
-- day on which the Ombudsman can be asked, as long as nobody was told of it; the mail is kept by its id, to be taken
-- back while it waits.
create table homes_complaint (
  id               uuid        primary key,
  home_id          uuid        not null references homes_home (id) on delete cascade,
  sealed_complaint bytea       not null,
  created_at       timestamptz not null,
  tell_on          date,
  mail_id          uuid
);
create index homes_complaint_home on homes_complaint (home_id);

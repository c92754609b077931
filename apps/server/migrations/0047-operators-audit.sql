-- What operators did, in order. The hash of an entry covers the entry and the hash before it, so that a change or a gap
-- shows. `before` and `after` are JSON as it was hashed; of people they hold ids alone.
create table operators_audit (
  number   bigint      primary key,
  at       timestamptz not null,
  operator text        not null,
  role     text        not null,
  act      text        not null,
  subject  text        not null,
  reason   text        not null,
  before   text,
  after    text,
  hash     bytea       not null
);

create function operators_keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger operators_audit_stays before update or delete on operators_audit
  for each row execute function operators_keep_audit();
create trigger operators_audit_is_not_emptied before truncate on operators_audit
  for each statement execute function operators_keep_audit();

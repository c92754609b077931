-- Those who asked Mo for a person: their address and the words that they agreed to send are sealed. Of the address there
-- is also a keyed hash, so that whoever proves that it is theirs can take the rows along or have them removed.
create table chat_person_request (
  id           uuid        primary key,
  chat_id      uuid        references chat_conversation (id) on delete set null,
  user_id      text,
  email_hash   bytea       not null,
  sealed_asked bytea       not null,
  asked_at     timestamptz not null,
  closed_at    timestamptz
);
create index chat_person_request_open on chat_person_request (asked_at, id) where closed_at is null;
create index chat_person_request_closed on chat_person_request (closed_at desc, id desc) where closed_at is not null;
create index chat_person_request_asked on chat_person_request (asked_at);
create index chat_person_request_chat on chat_person_request (chat_id) where chat_id is not null;
create index chat_person_request_user on chat_person_request (user_id) where user_id is not null;
create index chat_person_request_email on chat_person_request (email_hash);

create table chat_person_answer (
  id           uuid        primary key,
  request_id   uuid        not null references chat_person_request (id) on delete cascade,
  operator     text        not null,
  sealed_words bytea       not null,
  at           timestamptz not null
);
create index chat_person_answer_request on chat_person_answer (request_id, at);

-- The log has a row for each press of an operator's button, so these indexes are made in a moment.
-- squawk-ignore require-concurrent-index-creation
create index operators_audit_operator on operators_audit (operator, number desc);
-- squawk-ignore require-concurrent-index-creation
create index operators_audit_subject on operators_audit (subject, number desc);

-- Members who were invited to start, each once.
create table waitlist_invitation (
  member_id  text        primary key references waitlist_member (id) on delete cascade,
  invited_at timestamptz not null
);

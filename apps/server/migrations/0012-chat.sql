-- A conversation with Mo. The owner is the subject of an anonymous session; somebody who is signed in has it besides.
create table chat_conversation (
  id           uuid        primary key,
  owner        text        not null,
  user_id      text,
  sealed_title bytea       not null,
  created_at   timestamptz not null,
  touched_at   timestamptz not null
);
create index chat_conversation_owner on chat_conversation (owner, touched_at desc);
create index chat_conversation_user on chat_conversation (user_id, touched_at desc) where user_id is not null;

-- What was said, encrypted: it holds whatever people tell an adviser. The number is its place in the conversation.
create table chat_message (
  id             uuid        primary key default gen_random_uuid(),
  chat_id        uuid        not null references chat_conversation (id) on delete cascade,
  number         integer     not null,
  author         text        not null check (author in ('person', 'mo')),
  sealed_content bytea       not null,
  created_at     timestamptz not null,
  unique (chat_id, number)
);

-- A comparison that somebody was shown, encrypted, so that a switch or a reminder can be about exactly that.
-- The owner is the subject that asked; somebody who is signed in has it besides.
create table switching_comparison (
  id         uuid        primary key,
  chat_id    uuid,
  owner      text        not null,
  user_id    text,
  sealed     bytea       not null,
  created_at timestamptz not null,
  delete_at  timestamptz not null
);
create index switching_comparison_chat on switching_comparison (chat_id) where chat_id is not null;
create index switching_comparison_user on switching_comparison (user_id) where user_id is not null;
create index switching_comparison_delete on switching_comparison (delete_at);

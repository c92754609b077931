-- A link that shows a verdict without the person. The link itself is kept only as a hash and, sealed with what it shows,
-- for its maker. Without `sealed` it was withdrawn or is over: the row then stays a while, to say so.
create table switching_share (
  id            uuid        primary key,
  comparison_id uuid        not null,
  chat_id       uuid,
  owner         text        not null,
  user_id       text,
  link_hash     bytea       not null unique,
  sealed        bytea,
  created_at    timestamptz not null,
  expires_at    timestamptz not null
);
-- One link for each verdict, however often it is asked for.
create unique index switching_share_live on switching_share (comparison_id) where sealed is not null;
create index switching_share_chat on switching_share (chat_id) where chat_id is not null;
create index switching_share_user on switching_share (user_id) where user_id is not null;
create index switching_share_expires on switching_share (expires_at);

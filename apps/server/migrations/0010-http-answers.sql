-- Answers to requests that carried an Idempotency-Key, for a day: the same request again gets the same answer.
-- The key is a hash of caller, endpoint and key. The answer is sealed: it may hold what belongs to one person.
create table http_answer (
  id          bytea       primary key,
  -- A hash of who asked, so that their answers can be deleted with their account.
  caller      bytea       not null,
  -- A hash of what was asked; the same key with other contents is a mistake of the caller.
  asked       bytea       not null,
  -- Whoever works on it may be killed; after this moment somebody else may begin again.
  works_until timestamptz not null,
  answer      bytea,
  asked_at    timestamptz not null
);
create index http_answer_caller on http_answer (caller);
create index http_answer_age on http_answer (asked_at);

-- What one operator proposes and another one confirms, since it changes a result. `seen` is what the proposal was about,
-- so that it counts only while that is still so.
create table competition_proposal (
  id          uuid        primary key default gen_random_uuid(),
  edition_id  text        not null references competition_edition (id),
  act         text        not null check (act in ('exclude', 'hold', 'draw', 'redraw')),
  user_id     text,
  seen        text        not null,
  reason      text        not null,
  proposed_by text        not null,
  proposed_at timestamptz not null,
  outcome     text        check (outcome in ('confirmed', 'declined', 'overtaken')),
  decided_by  text,
  decided_at  timestamptz,
  check ((outcome is null) = (decided_at is null)),
  check (outcome is distinct from 'confirmed' or decided_by <> proposed_by)
);
create unique index competition_proposal_open on competition_proposal (edition_id, act, coalesce(user_id, ''))
  where outcome is null;
create index competition_proposal_edition on competition_proposal (edition_id, proposed_at desc);
create index competition_proposal_user on competition_proposal (user_id) where user_id is not null;

-- Of the newest reminder's link; the one of the first mail works too.
alter table competition_award add column reminder_hash bytea;
alter table competition_award add column reminded_at timestamptz;
-- An edition has a few dozen awards, so this is made in a moment.
-- squawk-ignore require-concurrent-index-creation
create unique index competition_award_reminder on competition_award (reminder_hash);

-- What a member answered on a day in London, and on how many days in a row they had answered by then.
create table waitlist_answer (
  member_id   text        not null references waitlist_member (id) on delete cascade,
  on_date     date        not null,
  question_id text        not null,
  option_id   text        not null,
  is_right    boolean     not null,
  points      integer     not null,
  streak_days integer     not null check (streak_days > 0),
  at          timestamptz not null,
  primary key (member_id, on_date)
);

-- Files handed in for a bill quest. The file itself is deleted as soon as it was judged.
create table waitlist_bill (
  id           uuid        primary key,
  member_id    text        not null references waitlist_member (id) on delete cascade,
  quest        text        not null check (quest in ('energy-bill', 'broadband-bill', 'mobile-bill')),
  -- arriving: not acknowledged yet, the file is on its way into the store.
  state        text        not null check (state in ('arriving', 'pending', 'accepted', 'refused')),
  -- A keyed hash: whoever has a file cannot find out from this table who handed it in.
  content_hash bytea       not null,
  has_file     boolean     not null,
  -- What was wrong, for the member to read; only with refused.
  note         text,
  handed_in_at timestamptz not null,
  judged_at    timestamptz
);
-- The same file pays once, over all members and all quests. One that was refused may be handed in where it belongs.
create unique index waitlist_bill_content on waitlist_bill (content_hash) where state <> 'refused';
create unique index waitlist_bill_of_quest on waitlist_bill (member_id, quest) where state <> 'refused';
create index waitlist_bill_member on waitlist_bill (member_id, handed_in_at);
create index waitlist_bill_file on waitlist_bill (handed_in_at) where has_file;

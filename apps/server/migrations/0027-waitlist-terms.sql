-- Which terms somebody accepted, and when: noted with their address, and kept with the member.
alter table waitlist_signup add column terms_version text;
alter table waitlist_member
  add column terms_accepted_at timestamptz,
  add column terms_version     text,
  -- Whoever became a member without a tick is asked for it; members of before are not.
  add column owes_terms        boolean not null default false;

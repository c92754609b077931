-- Whether a member was invited, on the member's own row, so that an index can leave the invited ones out: they are the
-- front of the queue, and a list of the next ones would walk past all of them. Written by a trigger, so that servers of
-- either version keep it.
alter table waitlist_member add column is_invited boolean not null default false;

create function waitlist_note_invited() returns trigger language plpgsql as $$
begin
  update waitlist_member set is_invited = true from new_rows where waitlist_member.id = new_rows.member_id;
  return null;
end $$;
create trigger waitlist_invitation_marks_member after insert on waitlist_invitation
  referencing new table as new_rows for each statement execute function waitlist_note_invited();

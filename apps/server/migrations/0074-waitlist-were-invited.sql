-- Those who were invited before the column existed. A file of its own, so that it locks only their rows.
update waitlist_member set is_invited = true
  from waitlist_invitation where id = member_id and not is_invited;

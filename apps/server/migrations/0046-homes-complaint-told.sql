-- The day on which its owner was mailed about it, for the list of what was sent. Null for complaints that were told of
-- before this column was there.
alter table homes_complaint add column told_on date;

-- The browser and the kind of device that somebody signed in with, in plain words, so that they know their sessions apart.
-- Null where it is not known, and for sessions from before.
alter table identity_session add column device text;

-- The minutes in which the product could serve: written by a job, so one that is missing is one in which no process ran or
-- no database answered.
create table status_minute (
  minute timestamptz primary key
);

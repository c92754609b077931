-- One row per limit and hashed key. Unlogged: losing the counts in a crash is harmless, writing them twice is not.
create unlogged table limits_window (
  key    varchar(255) primary key,
  points integer      not null default 0,
  expire bigint
);
create index limits_window_expire on limits_window (expire);

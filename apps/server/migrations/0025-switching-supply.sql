-- Which meters a switch moves, as keyed hashes, from consent on. Nobody's meter moves twice at the same time, whoever
-- asks and in whichever session; what is only being filled in keeps nobody out.
alter table switching_switch add column mpan_hash bytea, add column mprn_hash bytea;
create unique index switching_switch_mpan_running on switching_switch (mpan_hash)
  where state in ('submitted', 'cooling_off', 'switching');
create unique index switching_switch_mprn_running on switching_switch (mprn_hash)
  where state in ('submitted', 'cooling_off', 'switching');

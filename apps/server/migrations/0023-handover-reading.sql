-- A bill that is kept but not read yet: whoever finds such a request without a lease reads on, with or without the
-- visitor. Once the visitor has a link, the conversation stays whatever becomes of the reading.
alter table handover_request
  drop constraint handover_request_state_check,
  add constraint handover_request_state_check check (state in ('working', 'reading', 'done', 'refused')),
  add column is_linked boolean not null default false;
create index handover_request_reading on handover_request (leased_until) where state = 'reading';

-- The answer to an exchange may be lost on its way: whoever asks again with the same key gets it again.
alter table handover_link add column redeem_key bytea;

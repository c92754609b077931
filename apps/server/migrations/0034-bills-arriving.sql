-- A bill whose file is on its way into the store. Its row comes first, with a day of deletion that is near, so that no file
-- ever lies in the store without one; it counts as kept with the conversation that it belongs to, in one transaction.
alter table bills_bill drop constraint bills_bill_state_check;
alter table bills_bill add constraint bills_bill_state_check check (state in ('arriving', 'reading', 'read', 'stopped'));

-- The bill that a question brought, or asked to have read again: whoever finds such a question without a lease goes on
-- with it, with or without the person who asked.
alter table chat_request add column bill_id uuid;
create index chat_request_bill on chat_request (leased_until) where bill_id is not null;

-- Uploads that were cut off before there was a bill: their files, if any, go with these rows.
insert into bills_bill (id, chat_id, owner, state, bytes, created_at, delete_at)
select bill_id, chat_id, owner, 'arriving', 0, created_at, now() + interval '1 hour'
from handover_request
where state = 'working' and bill_id is not null and leased_until < now()
on conflict (id) do nothing;

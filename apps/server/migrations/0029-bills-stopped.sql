-- A reading that its owner stopped: the file stays, and is read again when they ask for it.
alter table bills_bill drop constraint bills_bill_state_check;
alter table bills_bill add constraint bills_bill_state_check check (state in ('reading', 'read', 'stopped'));

-- Whose bill it is: the same subject as of the conversation that it was handed to.
alter table bills_bill add column owner text not null default '';
update bills_bill set owner = chat.owner from chat_conversation as chat where chat.id = bills_bill.chat_id;
alter table bills_bill alter column owner drop default;
create index bills_bill_owner on bills_bill (owner);

-- Subject and body may hold a way to sign in, so they are kept encrypted, and not at all once the mail has left us.
-- Nothing has been launched before this change: no mail waits that could be lost by it.
alter table mail_message drop column subject, drop column text_body, drop column html_body;
alter table mail_message add column sealed_content bytea;

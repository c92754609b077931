-- A keyed hash of the mail domain of whoever was brought, so that many from one catch-all domain are seen, also after
-- their accounts are gone. Null for the large public providers, whose domain says nothing.
alter table waitlist_referral add column domain_hash bytea;

-- A referral of which one side has not accepted the terms yet is neither paid nor judged.
alter table waitlist_referral drop constraint waitlist_referral_state_check;
alter table waitlist_referral add constraint waitlist_referral_state_check
  check (state in ('credited', 'held', 'blocked', 'waiting'));

-- What a record was when it was shipped: while it still is so, it follows what is shipped.
alter table content_seed add column fields jsonb;

-- Nothing was noted before. A legal text that is letter by letter one that we have shipped was changed by nobody.
update content_seed seed set fields = record.fields
from content_record record
where record.document_id = seed.document_id and md5(record.fields::text) in (
  '022118950c254cf602cbcfc0c15ee2ce',
  '10050caf17ca79a69d9c1c7df0d24933',
  '116dd55d8d25bb4d64045ca29e193e67',
  '135dfa28b5b382f3347a43bfd1843aa4',
  '1a48603d2f020ca391ffcc6c8b3d449a',
  '23783252d5a6c1aa170bf7685ebc17fe',
  '5a3102dee2c59a9cc3be9a14cb9bf937',
  '609e660928590c4149f7ce63a268689b',
  '792ae05fb567c0d8800fb89fb136a891',
  '928bad084ce8f822b82d13bc365dd9ee',
  'dc9fc7a885343fbbd82bcb83cf2e97f7',
  'e4f7083adf621551af1de54154b7f33e',
  'e948b33c6dbf00a85e359cf4a78b2711'
);

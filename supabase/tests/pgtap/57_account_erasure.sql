-- An account is erased by the worker: files first, then rows and the account, then the receipt.
begin;
select plan(14);

insert into storage.objects (bucket_id, name, owner_id)
values
  ('avatars', tests.id('parent') || '/me.jpg', tests.id('parent')),
  ('incoming', 'player-photos/' || tests.id('child') || '/new.jpg', tests.id('parent')),
  ('player-photos', tests.id('child') || '/face.jpg', tests.id('parent'));
update auth.users set email_confirmed_at = now() where true;

select tests.act_as('admin');
select is(
  (public.decide_erasure(tests.id('account_erasure'), true)).status::text, 'approved', 'an administrator approves'
);
select tests.act_as_service();
select is_empty($$select public.claim_account_erasures(5)$$, 'an account waits for its files');
select throws_ok(
  $$select public.erase_account(tests.id('account_erasure'))$$, 'P0001', 'files_left', 'also when somebody insists'
);
select throws_ok(
  $$select public.erase_account(tests.id('child_erasure'))$$, 'P0001', 'erasure_not_approved', 'nobody goes unasked'
);
select set_eq(
  $$select bucket_id from public.claim_file_deletions(10)$$, $$values ('avatars'), ('incoming')$$,
  'its picture and what nobody checked go; the child''s photo is the child''s'
);
select tests.act_as_database();
delete from storage.objects where bucket_id in ('avatars', 'incoming');
select public.finish_file_deletions(array(select id from private.file_deletions));
select tests.act_as_service();
select results_eq(
  $$select public.claim_account_erasures(5)$$, $$select tests.id('account_erasure')$$, 'then its turn comes'
);
select is_empty($$select public.claim_account_erasures(5)$$, 'once, for five minutes');
select lives_ok(
  $$select public.fail_account_erasure(tests.id('account_erasure'), 'the database was busy')$$, 'a failure is noted'
);
select tests.act_as_database();
select isnt_empty(
  $$select from private.account_erasures where last_error = 'the database was busy' and next_attempt_at > now()$$,
  'and tried again later'
);
select tests.act_as_service();
select lives_ok($$select public.erase_account(tests.id('account_erasure'))$$, 'the worker erases it');
select tests.act_as_database();
select is_empty($$select from auth.users where id = tests.id('parent')$$, 'the account is gone');
select results_eq(
  $$select status::text, user_id, requested_by, receipt -> 'files', (receipt #>> '{rows,users}')::int
    from public.erasure_requests where id = tests.id('account_erasure')$$,
  $$values ('done', null::uuid, null::uuid, '{"avatars": 1, "incoming": 1}'::jsonb, 1)$$,
  'the receipt counts, and names nobody'
);
select isnt_empty(
  $$select from public.erasures where kind = 'account'
    and subject_hash = extensions.digest(tests.id('parent')::text, 'sha256')$$,
  'and the proof stays'
);

select is_empty(
  $$select reference.conrelid::regclass
    from pg_constraint as reference
    join pg_class as relation on relation.oid = reference.conrelid
    where reference.contype = 'f' and reference.confdeltype = 'c'
      and relation.relnamespace = 'public'::regnamespace
      and reference.confrelid in ('public.users'::regclass, 'auth.users'::regclass)
    group by 1 having count(distinct reference.conkey[1]) > 2$$,
  'counting by two columns of a table counts them all'
);

select * from finish();
rollback;

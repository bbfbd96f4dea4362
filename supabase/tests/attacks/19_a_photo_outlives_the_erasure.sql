-- A child is erased, but its photo stays readable, or its files are forgotten.
begin;
select plan(17);

-- those of the fixtures have no files, which the sweep would count
delete from public.match_pictures;
delete from public.message_files;

insert into storage.objects (bucket_id, name, owner_id)
values
  ('player-photos', tests.id('child') || '/shown.jpg', tests.id('parent')),
  ('player-photos', tests.id('child') || '/by-coach.jpg', tests.id('coach')),
  ('incoming', 'player-photos/' || tests.id('child') || '/late.jpg', tests.id('coach')),
  ('player-photos', tests.id('other_child') || '/shown.jpg', tests.id('other_parent'));
update public.players set photo_path = tests.id('child') || '/shown.jpg' where id = tests.id('child');

select tests.act_as('coach');
select is(count(*), 3::bigint, 'before: the coach reads the photos and the own upload') from storage.objects;

select tests.act_as('owner');
select is(
  (public.decide_erasure(tests.id('child_erasure'), true)).status::text, 'approved',
  'with files left the request is not called done'
);

select tests.act_as('coach');
select is_empty($$select from storage.objects$$, 'the coach reads no photo from this moment');
select tests.act_as('parent');
select is_empty($$select from storage.objects$$, 'nor does the family');
select throws_ok($$select * from public.claim_file_deletions(10)$$, '42501', null, 'the queue is the worker''s');
select throws_ok($$select public.finish_file_deletions('{1}')$$, '42501', null, 'also its answers');
select throws_ok($$select public.erase_account(tests.id('account_erasure'))$$, '42501', null, 'and the erasure');

select tests.act_as_service();
select set_eq(
  $$select name from public.claim_file_deletions(10)$$,
  $$select name from unnest(array[
    tests.id('child') || '/shown.jpg', tests.id('child') || '/by-coach.jpg',
    'player-photos/' || tests.id('child') || '/late.jpg'
  ]) as name$$,
  'everything in the child''s folder is to be deleted, whoever uploaded it, and nothing else'
);
select is_empty($$select * from public.claim_file_deletions(10)$$, 'a second worker gets none of it');
select tests.act_as_database();
select public.finish_file_deletions(array(select id from private.file_deletions), 'the storage is down');
select is(
  (select status::text from public.erasure_requests where id = tests.id('child_erasure')), 'approved',
  'a worker that lies deletes nothing: the database looks for itself'
);
select isnt_empty(
  $$select from private.file_deletions where deleted_at is null and last_error = 'the storage is down'
    and next_attempt_at > now() and locked_until is null$$,
  'and it is tried again'
);
delete from storage.objects where name like '%' || tests.id('child') || '%';
select public.finish_file_deletions(array(select id from private.file_deletions));
select results_eq(
  $$select status::text, receipt -> 'files', (receipt #>> '{rows,medical_notes}')::int, receipt #>> '{rows,players}'
    from public.erasure_requests where id = tests.id('child_erasure')$$,
  $$values ('done', '{"incoming": 1, "player-photos": 2}'::jsonb, 1, '1')$$,
  'with the last file the request is done, and its receipt counts rows and files'
);
insert into storage.objects (bucket_id, name) values ('incoming', 'player-photos/' || tests.id('child') || '/again.jpg');
select is_empty(
  $$select * from public.claim_uploads(10)$$, 'a photo of an erased child is checked no more'
);
select isnt_empty(
  $$select from private.file_deletions where name like '%/again.jpg' and deleted_at is null$$, 'but deleted'
);

-- Files of rows that go or change otherwise ------------------------------------------------------
insert into storage.objects (bucket_id, name, created_at)
values
  ('avatars', tests.id('coach') || '/old.jpg', now() - interval '2 days'),
  ('avatars', tests.id('coach') || '/orphan.jpg', now() - interval '2 days');
update public.users set avatar_url = 'https://any.test/storage/v1/object/public/avatars/' || tests.id('coach') || '/old.jpg'
where id = tests.id('coach');
update public.users set avatar_url = null where id = tests.id('coach');
select results_eq(
  $$select name, reason from private.file_deletions where bucket_id = 'avatars'$$,
  $$values (tests.id('coach') || '/old.jpg', 'replaced')$$, 'a replaced avatar goes'
);
update public.players set photo_path = tests.id('other_child') || '/missing.jpg' where id = tests.id('other_child');
select is(private.sweep_files(), 1, 'the nightly sweep finds a file that no row shows, older than a day');
select is(
  (select details from public.audit_log where action = 'files_swept'),
  '{"orphans": 1, "missing": 1, "waiting": 0}'::jsonb, 'and counts the row whose file is missing'
);

select * from finish();
rollback;

-- Avatars: everybody in their own folder.
begin;
select plan(13);

select results_eq(
  $$select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'avatars'$$,
  $$values (true, 5242880::bigint, array['image/png', 'image/jpeg', 'image/gif'])$$,
  'the bucket takes PNG, JPG and GIF up to 5 MB'
);
insert into storage.objects (bucket_id, name) values ('avatars', tests.id('parent') || '/p.png');

select tests.act_as('coach');
select lives_ok(
  $$insert into storage.objects (bucket_id, name) values ('avatars', tests.id('coach') || '/a.png')$$,
  'people upload to their own folder'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('avatars', tests.id('parent') || '/a.png')$$, '42501', null,
  'not to another'
);
select throws_ok($$insert into storage.objects (bucket_id, name) values ('avatars', 'a.png')$$, '42501', null, 'not beside the folders');
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('avatars', 'x/' || tests.id('coach') || '/a.png')$$, '42501', null,
  'not further down'
);
select results_eq(
  $$select name from storage.objects$$, $$values (tests.id('coach') || '/a.png')$$,
  'nobody lists the pictures of others'
);
select is_empty($$delete from storage.objects where name like tests.id('parent') || '%' returning id$$, 'or deletes them');
select is_empty($$update storage.objects set metadata = '{}' where name like tests.id('parent') || '%' returning id$$, 'or replaces them');
select throws_ok(
  $$update storage.objects set name = tests.id('parent') || '/b.png' where name like tests.id('coach') || '%'$$, '42501', null,
  'or moves one over'
);
select isnt_empty($$delete from storage.objects where name like tests.id('coach') || '%' returning id$$, 'the own can be deleted');
select tests.act_as('anon');
select is_empty($$select from storage.objects$$, 'visitors list nothing');
select throws_ok($$insert into storage.objects (bucket_id, name) values ('avatars', 'a/a.png')$$, '42501', null, 'and upload nothing');

select tests.act_as_database();
select is_empty(
  $$select policyname from pg_policies
    where schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL')
      and qual not like '%foldername%uid%'$$,
  'no policy lets a public bucket be listed'
);

select * from finish();
rollback;

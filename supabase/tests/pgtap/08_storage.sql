-- Avatars: everybody in their own folder.
begin;
select plan(29);

select results_eq(
  $$select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'avatars'$$,
  $$values (true, 5242880::bigint, array['image/png', 'image/jpeg', 'image/gif'])$$,
  'the bucket takes PNG, JPG and GIF up to 5 MB'
);
insert into storage.objects (bucket_id, name) values ('avatars', tests.id('parent') || '/p.png');

select tests.act_as('coach');
select lives_ok(
  $$insert into storage.objects (bucket_id, name, owner_id)
    values ('incoming', 'avatars/' || tests.id('coach') || '/a.png', tests.id('coach'))$$,
  'people upload to their own folder, where it waits to be checked'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('avatars', tests.id('coach') || '/a.png')$$, '42501', null,
  'nobody writes to where others read'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'avatars/' || tests.id('parent') || '/a.png')$$, '42501', null,
  'not to another'
);
select throws_ok($$insert into storage.objects (bucket_id, name) values ('incoming', 'avatars/a.png')$$, '42501', null, 'not beside the folders');
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'avatars/x/' || tests.id('coach') || '/a.png')$$, '42501', null,
  'not further down'
);
select results_eq(
  $$select name from storage.objects$$, $$values ('avatars/' || tests.id('coach') || '/a.png')$$,
  'nobody lists the pictures of others'
);
select is_empty($$delete from storage.objects where name like tests.id('parent') || '%' returning id$$, 'or deletes them');
select is_empty($$update storage.objects set metadata = '{}' where name like tests.id('parent') || '%' returning id$$, 'or replaces them');
select is_empty(
  $$update storage.objects set name = 'avatars/' || tests.id('coach') || '/b.png' where bucket_id = 'incoming' returning id$$,
  'or overwrites or moves even the own'
);
select isnt_empty($$delete from storage.objects where bucket_id = 'incoming' returning id$$, 'the own can be deleted');
select tests.act_as('anon');
select is_empty($$select from storage.objects$$, 'visitors list nothing');
select throws_ok($$insert into storage.objects (bucket_id, name) values ('incoming', 'avatars/a/a.png')$$, '42501', null, 'and upload nothing');

-- Every bucket by its own rule --------------------------------------------------------------
select tests.act_as_database();
update auth.users set email_confirmed_at = now() where true;
insert into storage.objects (bucket_id, name)
values
  ('player-photos', tests.id('child') || '/face.jpg'),
  ('player-photos', tests.id('other_child') || '/face.jpg'),
  ('player-photos', tests.id('rival_child') || '/face.jpg'),
  ('logos', tests.id('rival') || '/logo.png'),
  ('exercise-media', tests.id('school_exercise') || '/setup.png'),
  ('exercise-media', tests.id('private_exercise') || '/setup.png');

select results_eq(
  $$select id, public from storage.buckets where id <> 'avatars' order by id$$,
  $$values ('animations', false), ('exercise-media', false), ('incoming', false), ('logos', true), ('match-pictures', false), ('message-files', false), ('player-photos', false), ('products', true)$$,
  'pictures of children, exercises and animations are private; logos and goods are public'
);
select tests.act_as('player');
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'avatars/' || tests.id('player') || '/a.png')$$, '42501', null,
  'a minor has no public avatar'
);
select results_eq(
  $$select name from storage.objects where bucket_id = 'player-photos'$$, $$values (tests.id('child') || '/face.jpg')$$,
  'but a photo that the family sees'
);
select tests.act_as('parent');
select lives_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'player-photos/' || tests.id('child') || '/new.jpg')$$,
  'a guardian changes it'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'player-photos/' || tests.id('other_child') || '/new.jpg')$$,
  '42501', null, 'for the own child'
);
select tests.act_as('coach');
select is_empty(
  $$select from storage.objects where bucket_id = 'player-photos' and name not like tests.id('child') || '/%'$$,
  'a coach sees the own squad''s photos'
);
select isnt_empty(
  $$select from storage.objects where bucket_id = 'player-photos' and name like tests.id('child') || '/%'$$, 'and does see them'
);
select results_eq(
  $$select name from storage.objects where bucket_id = 'exercise-media' order by name = tests.id('school_exercise') || '/setup.png'$$,
  $$values (tests.id('private_exercise') || '/setup.png'), (tests.id('school_exercise') || '/setup.png')$$,
  'pictures of exercises follow the exercise'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'exercise-media/' || tests.id('school_exercise') || '/x.png')$$,
  '42501', null, 'and only their author adds to them'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'logos/' || tests.id('home') || '/x.png')$$, '42501', null,
  'a coach does not change the logo'
);
select tests.act_as('owner');
select lives_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'logos/' || tests.id('home') || '/x.png')$$, 'the owner does'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'logos/' || tests.id('rival') || '/x.png')$$, '42501', null,
  'not the rival''s'
);
select tests.act_as('other_coach');
select is_empty(
  $$select from storage.objects where bucket_id = 'exercise-media' and name like tests.id('private_exercise') || '/%'$$,
  'a private exercise keeps its pictures private'
);
select tests.act_as('suspended');
select is_empty($$select from storage.objects$$, 'a locked account sees no file');
select tests.act_as('rival_coach');
select is_empty(
  $$select from storage.objects where bucket_id = 'player-photos' and name not like tests.id('rival_child') || '/%'$$,
  'and no rival a child of this school'
);

select tests.act_as_database();
select is_empty(
  $$select policyname from pg_policies
    where schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL')
      and permissive = 'PERMISSIVE' and qual not like '%my_storage_folders%'$$,
  'no policy lets a public bucket be listed'
);

select * from finish();
rollback;

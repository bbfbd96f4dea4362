-- Paths and addresses that name somebody else's file, another host or a script; addresses that outlive the right.
begin;
select plan(21);

insert into storage.objects (bucket_id, name, owner_id)
values
  ('player-photos', tests.id('child') || '/face.jpg', tests.id('parent')),
  ('animations', tests.id('other_coach') || '/secret.png', tests.id('other_coach'));

-- Another's file by naming it in one's own row -----------------------------------------------------
select tests.act_as('coach');
select throws_ok(
  format(
    $$insert into public.animations (school_id, title, scene, thumbnail_path) values (%L, 'Mine', '{"v": 1}', %L)$$,
    tests.id('home'), tests.id('other_coach') || '/secret.png'
  ), '23514', null, 'a thumbnail names a file of the own row'
);
select throws_ok(
  format(
    $$insert into public.animations (school_id, title, scene, thumbnail_path) values (%L, 'Mine', '{"v": 1}', %L)$$,
    tests.id('home'), tests.id('coach') || '/any.png'
  ), '23514', null, 'not just of the own folder'
);
select is_empty($$select from storage.objects where bucket_id = 'animations'$$, 'so the file stays closed');
select throws_ok(
  $$update public.players set photo_path = tests.id('other_child') || '/face.jpg' where id = tests.id('child')$$,
  '23514', null, 'a photo names a file of the same child'
);

-- Other hosts ---------------------------------------------------------------------------------------
select tests.act_as('player');
select throws_ok(
  $$update public.users set avatar_url = 'https://tracker.test/pixel.gif' where id = tests.id('player')$$,
  '23514', null, 'an avatar comes from no other host'
);
select throws_ok(
  $$update public.users set avatar_url = 'https://tracker.test/?x=/storage/v1/object/public/avatars/' || tests.id('player') || '/a.png'
    where id = tests.id('player')$$,
  '23514', null, 'not by a query either'
);
select throws_ok(
  $$update public.users set avatar_url = 'https://any.test/storage/v1/object/public/avatars/' || tests.id('coach') || '/a.png'
    where id = tests.id('player')$$,
  '23514', null, 'and from no folder of somebody else'
);
select tests.act_as('owner');
select throws_ok(
  $$update public.schools set website = 'javascript:alert(1)' where id = tests.id('home')$$, '23514', null,
  'a website is a web address'
);
select throws_ok(
  $$update public.schools set website = 'data:text/html,x' where id = tests.id('home')$$, '23514', null, 'nothing else'
);
select lives_ok(
  $$update public.schools set website = 'https://home.test' where id = tests.id('home')$$, 'a good one is taken'
);
select throws_ok(
  $$update public.schools set logo_url = 'https://tracker.test/pixel.gif' where id = tests.id('home')$$, '23514', null,
  'a crest comes from no other host'
);

-- Addresses that outlive the right ------------------------------------------------------------------
select tests.act_as('parent');
select isnt_empty($$select from storage.objects where bucket_id = 'player-photos'$$, 'a guardian reads the photo');
select set_config('storage.operation', 'storage.object.sign', true);
select is_empty($$select from storage.objects$$, 'but signs no address of it');
select set_config('storage.operation', 'object.sign_many', true);
select is_empty($$select from storage.objects$$, 'nor of many');
select set_config('storage.operation', 'storage.object.get_authenticated', true);
select isnt_empty($$select from storage.objects where bucket_id = 'player-photos'$$, 'downloading goes on');
select set_config('storage.operation', '', true);

-- Files nobody has checked --------------------------------------------------------------------------
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('player-photos', tests.id('child') || '/raw.jpg')$$,
  '42501', null, 'nobody writes to where others read'
);
select lives_ok(
  $$insert into storage.objects (bucket_id, name, owner_id)
    values ('incoming', 'player-photos/' || tests.id('child') || '/raw.jpg', tests.id('parent'))$$,
  'an upload waits to be checked'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name)
    values ('incoming', 'player-photos/' || tests.id('child') || '/../' || tests.id('other_child') || '/raw.jpg')$$,
  '42501', null, 'with a path that stays in its folder'
);
select throws_ok($$select * from public.claim_uploads(1)$$, '42501', null, 'only the worker checks');
select throws_ok($$select public.finish_upload(tests.id('child'))$$, '42501', null, 'and only it says that it did');
select tests.act_as('coach');
select is_empty($$select from storage.objects where bucket_id = 'incoming'$$, 'nobody else reads it before');

select * from finish();
rollback;

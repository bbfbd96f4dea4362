-- Links to an exercise of the library: who makes and closes them, and what they show to whoever holds one.
begin;
select plan(37);

update public.exercises set
  diagram = '{"v": 1, "objects": [{"kind": "player", "number": 9, "name": "Child", "player_id": "x"}]}', animation_id = null
where id = tests.id('school_exercise');
update public.exercises set archived_at = null where id = tests.id('team_exercise');

-- Making one ----------------------------------------------------------------------------------

select tests.act_as('coach');
create temporary table link as
select * from public.create_exercise_share(tests.id('school_exercise'), 'day');
grant select on link to public;
select matches((select token from link), '^[0-9a-f]{64}$', 'a link is a long random token');
select throws_ok($$select token_hash from public.exercise_shares$$, '42501', null, 'of which nobody reads even the hash');
select throws_ok(
  $$insert into public.exercise_shares (exercise_id, school_id, token_hash)
    values (tests.id('school_exercise'), tests.id('home'), sha256('mine'))$$,
  '42501', null, 'and nobody chooses one'
);
select throws_ok(
  $$update public.exercise_shares set revoked_at = null$$, '42501', null, 'nor opens a closed one again'
);
create temporary table catalogue as
select * from public.create_exercise_share(tests.id('catalogue_exercise'));
grant select on catalogue to public;
select is(
  (select school_id from public.exercise_shares where id = (select share_id from catalogue)), tests.id('home'),
  'one of the catalogue is shared in the name of the school'
);
select lives_ok(
  $$select public.create_exercise_share(tests.id('team_exercise'))$$, 'what a team of mine shares can be shared'
);
select throws_ok(
  $$select public.create_exercise_share(tests.id('rival_exercise'))$$, '42501', 'exercise_not_shareable',
  'an exercise of another school cannot'
);
select throws_ok(
  $$select public.create_exercise_share(gen_random_uuid())$$, '42501', 'exercise_not_shareable', 'nor one that is not there'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.create_exercise_share(tests.id('private_exercise'))$$, '42501', 'exercise_not_shareable',
  'what a colleague keeps private is not mine to share'
);
select throws_ok(
  $$select public.create_exercise_share(tests.id('team_exercise'))$$, '42501', 'exercise_not_shareable',
  'nor what a team of others has for itself'
);
select throws_ok(
  $$select public.extend_exercise_share((select share_id from link))$$, '42501', 'share_not_found',
  'a colleague gives my link no more time'
);
select throws_ok(
  $$select public.revoke_exercise_share((select share_id from link))$$, '42501', 'share_not_found', 'and does not close it'
);
select is_empty(
  $$select id from public.exercise_shares where id = (select share_id from link)$$, 'nor sees that there is one'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.create_exercise_share(tests.id('catalogue_exercise'))$$, '42501', 'exercise_not_shareable',
  'a parent makes no link'
);
select tests.act_as('rival_owner');
select is_empty(
  $$select id from public.exercise_shares where school_id = tests.id('home')$$, 'another school sees no link'
);
select throws_ok(
  $$select public.revoke_exercise_share((select share_id from link))$$, '42501', 'share_not_found', 'and closes none'
);
select tests.act_as('anon');
select throws_ok($$select id from public.exercise_shares$$, '42501', null, 'anonymous visitors list nothing');
select throws_ok(
  $$select public.create_exercise_share(tests.id('catalogue_exercise'))$$, '42501', null, 'and make nothing'
);

-- What it shows -------------------------------------------------------------------------------

create temporary table shown as select public.shared_exercise((select token from link)) as exercise;
grant select on shown to public;
select isnt((select exercise #>> '{texts,0,title}' from shown), null, 'whoever holds it reads what to do');
select is((select exercise ->> 'school_name' from shown), 'Home', 'and who shares it');
select is(
  (select exercise #> '{scene,objects}' from shown), '[{"kind": "player", "number": 9}]',
  'its drawing with shirt numbers'
);
select ok(
  (select not exercise ?| array['author_id', 'school_id', 'team_id', 'use_count', 'id'] from shown),
  'not who wrote it, and not how often it was used'
);
select isnt(public.shared_exercise((select token from catalogue)), null, 'one of the catalogue is shown too');
select is(public.shared_exercise('open'), null, 'a guessed token shows nothing');
select is(public.shared_exercise(null), null, 'neither does none');
select is(public.shared_exercise((select share_id::text from link)), null, 'nor the id of a link');

-- How it ends ---------------------------------------------------------------------------------

select tests.act_as_database();
update public.users set status = 'suspended' where id = tests.id('coach');
select is(public.shared_exercise((select token from link)), null, 'a link rests while its maker is locked out');
update public.users set status = 'active' where id = tests.id('coach');
update public.exercises set archived_at = now() where id = tests.id('school_exercise');
select is(public.shared_exercise((select token from link)), null, 'an archived exercise is not shown');
update public.exercises set archived_at = null, visibility = 'me', author_id = tests.id('other_coach')
where id = tests.id('school_exercise');
select is(public.shared_exercise((select token from link)), null, 'nor one that somebody else made private');
update public.exercises set visibility = 'school' where id = tests.id('school_exercise');
update public.exercise_shares set expires_at = now() where id = (select share_id from link);
select is(public.shared_exercise((select token from link)), null, 'it ends with its day');
select ok(public.is_expired_share((select token from link)), 'and whoever holds it is told so');

select tests.act_as('coach');
select throws_ok(
  $$select public.extend_exercise_share((select share_id from link))$$, 'P0001', 'share_is_over',
  'what is over gets no more time'
);
select is(
  public.extend_exercise_share((select share_id from catalogue)), now() + interval '60 days', 'what works gets 30 days more'
);
select tests.act_as('owner');
select lives_ok(
  $$select public.revoke_exercise_share((select share_id from catalogue))$$, 'an owner of the school closes a link'
);
select is(public.shared_exercise((select token from catalogue)), null, 'and it is closed for good');
select tests.act_as_database();
select bag_eq(
  $$select distinct action from public.audit_log where action like 'exercise_share%'$$,
  $$values ('exercise_shared'), ('exercise_share_extended'), ('exercise_share_revoked')$$, 'all of it is in the audit log'
);

select tests.act_as('other_coach');
select throws_ok(
  $$select public.create_exercise_share(tests.id('catalogue_exercise')) from generate_series(1, 21)$$, 'P0001',
  'too_many_shares', 'more than twenty links of one person are too many'
);

select * from finish();
rollback;

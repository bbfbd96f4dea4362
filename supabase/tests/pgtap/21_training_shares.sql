-- Links to a session: who makes and closes them, and what they show to whoever holds one.
begin;
select plan(36);

update public.trainings set
  place = 'Pitch 2', objective = 'Score more', notes = 'Child brings the cake'
where id = tests.id('training');
insert into public.training_blocks (training_id, phase, position, lane, group_label, title, minutes, note)
values
  (tests.id('training'), 'game', 0, 0, null, 'Game', 20, 'Child in goal'),
  (tests.id('training'), 'game', 0, 1, 'With Child', 'Keepers', 15, null);
update public.animations
set scene = '{"v": 1, "objects": [{"kind": "player", "number": 9, "name": "Child", "player_id": "x"}]}'
where id = tests.id('shown_animation');

-- Making one ----------------------------------------------------------------------------------

select tests.act_as('coach');
create temporary table link as
select * from public.create_training_share(tests.id('training'), 'day');
grant select on link to public;
select matches((select token from link), '^[0-9a-f]{64}$', 'a link is a long random token');
select throws_ok($$select token_hash from public.training_shares$$, '42501', null, 'of which nobody reads even the hash');
select throws_ok(
  $$insert into public.training_shares (training_id, token_hash) values (tests.id('training'), sha256('mine'))$$,
  '42501', null, 'and nobody chooses one'
);
select throws_ok(
  $$update public.training_shares set revoked_at = null$$, '42501', null, 'nor opens a closed one again'
);
select throws_ok(
  $$select public.create_training_share(tests.id('other_training'))$$, '42501', 'training_not_writable',
  'a coach shares no session of another team'
);
select throws_ok(
  $$select public.create_training_share(gen_random_uuid())$$, '42501', 'training_not_writable', 'nor one that is not there'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.create_training_share(tests.id('training'))$$, '42501', 'training_not_writable', 'a parent makes no link'
);
select throws_ok(
  $$select public.revoke_training_share((select share_id from link))$$, '42501', 'share_not_found', 'and closes none'
);
select is_empty($$select id from public.training_shares$$, 'families do not see which links there are');
select tests.act_as('player');
select is_empty($$select id from public.training_shares$$, 'neither do players');
select tests.act_as('other_coach');
select is_empty($$select id from public.training_shares$$, 'nor the coach of another team');
select throws_ok(
  $$select public.revoke_training_share((select share_id from link))$$, '42501', 'share_not_found', 'who closes none either'
);
select tests.act_as('rival_coach');
select is_empty(
  $$select id from public.training_shares where training_id = tests.id('training')$$, 'another school sees no link'
);
select throws_ok(
  $$select public.create_training_share(tests.id('training'))$$, '42501', 'training_not_writable', 'makes none'
);
select throws_ok(
  $$select public.revoke_training_share((select share_id from link))$$, '42501', 'share_not_found', 'and closes none'
);
select tests.act_as('anon');
select throws_ok($$select id from public.training_shares$$, '42501', null, 'anonymous visitors list nothing');
select throws_ok(
  $$select public.create_training_share(tests.id('training'))$$, '42501', null, 'and make nothing'
);

-- What it shows -------------------------------------------------------------------------------

create temporary table shown as select public.shared_training((select token from link)) as session;
grant select on shown to public;
select results_eq(
  $$select session ->> 'title', session ->> 'objective', session ->> 'team_name', session ->> 'school_name' from shown$$,
  $$values ('training', 'Score more', 'U13', 'Home')$$, 'whoever holds it sees what is trained, and who trains'
);
select is((select session ->> 'place' from shown), null, 'not where, unless its maker said so');
select results_eq(
  $$select block ->> 'phase', (block ->> 'lane')::int, (block ->> 'minutes')::int, block #>> '{exercise,texts,0,title}'
    from shown, jsonb_array_elements(session -> 'blocks') as block$$,
  $$values ('main_part', 0, 20, 'Finishing wave'), ('game', 0, 20, null), ('game', 1, 15, null), ('cool_down', 0, 10, null)$$,
  'the running order with a private exercise that stands in it'
);
select is(
  (select session #> '{blocks,0,exercise,scene,objects}' from shown), '[{"kind": "player", "number": 9}]',
  'its animation with shirt numbers'
);
select ok(
  (select session::text !~* 'child|cake|twins|coach@|group' from shown),
  'no name of a player, no note, no group, whether for families, staff or a block'
);
select is(public.shared_training('open'), null, 'a guessed token shows nothing');
select is(public.shared_training(null), null, 'neither does none');
select is(public.shared_training((select share_id::text from link)), null, 'nor the id of a link');
select throws_ok(
  $$select private.shared_exercise(tests.id('private_exercise'), tests.id('home'))$$, '42501', null,
  'a link is no way to other exercises'
);
select tests.act_as('coach');
create temporary table placed as select * from public.create_training_share(tests.id('training'), 'never', true);
select is(
  public.shared_training((select token from placed)) ->> 'place', 'Pitch 2', 'with the place where its maker said so'
);

-- How it ends ---------------------------------------------------------------------------------

select tests.act_as_database();
update public.users set status = 'suspended' where id = tests.id('coach');
select is(public.shared_training((select token from link)), null, 'a link rests while its maker is locked out');
update public.users set status = 'active' where id = tests.id('coach');
delete from public.team_staff where team_id = tests.id('team') and user_id = tests.id('coach');
select is(public.shared_training((select token from link)), null, 'and once they no longer coach the team');
insert into public.team_staff (team_id, user_id, role) values (tests.id('team'), tests.id('coach'), 'head_coach');
update public.training_shares set expires_at = now() where id = (select share_id from link);
select is(public.shared_training((select token from link)), null, 'it ends with its day');
update public.training_shares set expires_at = null where id = (select share_id from link);
select isnt(public.shared_training((select token from link)), null, 'or never, if it has none');
select tests.act_as('owner');
select lives_ok($$select public.revoke_training_share((select share_id from link))$$, 'an owner of the school closes a link');
select lives_ok($$select public.revoke_training_share((select share_id from link))$$, 'twice if need be');
select is(public.shared_training((select token from link)), null, 'and it is closed for good');
select tests.act_as_database();
select results_eq(
  $$select action, actor_id, school_id from public.audit_log
    where details ->> 'share_id' = (select share_id::text from link) order by action$$,
  $$values ('training_share_revoked', tests.id('owner'), tests.id('home')),
    ('training_shared', tests.id('coach'), tests.id('home'))$$, 'both are in the audit log'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.create_training_share(tests.id('training')) from generate_series(1, 21)$$, 'P0001', 'too_many_shares',
  'twenty links are enough'
);

select * from finish();
rollback;

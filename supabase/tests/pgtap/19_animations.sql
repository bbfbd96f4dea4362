-- Drawings: who sees and changes them, their history, and the links that show them to everybody.
begin;
select plan(71);

-- Reading -----------------------------------------------------------------------------------

select tests.act_as('coach');
select bag_eq(
  $$select title from public.animations$$,
  $$values ('private_animation'), ('team_animation'), ('school_animation'), ('platform_animation'), ('shown_animation')$$,
  'a coach sees the own, the team''s, the school''s and the platform''s'
);
select tests.act_as('other_coach');
select bag_eq(
  $$select title from public.animations$$,
  $$values ('school_animation'), ('platform_animation'), ('shown_animation')$$,
  'a coach of another team not what is for one team, but what an exercise of the school''s trainings shows'
);
select tests.act_as('owner');
select bag_eq(
  $$select title from public.animations$$,
  $$values ('team_animation'), ('school_animation'), ('platform_animation'), ('shown_animation')$$,
  'an owner looks after every team, and still not at private drawings'
);
select tests.act_as('parent');
select bag_eq(
  $$select title from public.animations$$, $$values ('platform_animation'), ('shown_animation')$$,
  'a parent sees what the exercise of the child''s training shows'
);
select tests.act_as('other_parent');
select bag_eq(
  $$select title from public.animations$$, $$values ('platform_animation')$$, 'a parent of another team does not'
);
select tests.act_as('rival_owner');
select bag_eq(
  $$select title from public.animations$$, $$values ('platform_animation'), ('rival_animation')$$,
  'another school sees nothing of this one'
);
select tests.act_as('admin');
select bag_eq(
  $$select title from public.animations$$,
  $$values ('team_animation'), ('school_animation'), ('platform_animation'), ('rival_animation')$$,
  'an administrator sees what is shared, not what is private'
);
select tests.act_as('pending');
select is_empty($$select title from public.animations$$, 'without a role there is nothing');
select tests.act_as('suspended');
select is_empty($$select title from public.animations$$, 'nor for a suspended coach of the team');
select tests.act_as('anon');
select throws_ok($$select * from public.animations$$, '42501', null, 'nor without an account');

-- Writing -----------------------------------------------------------------------------------

select tests.act_as('coach');
create temporary table drawing as
select * from public.save_animation(jsonb_build_object(
  'school_id', tests.id('home'), 'title', ' Third player ', 'scene', '{"v": 1, "objects": []}'::jsonb,
  'owner_id', tests.id('owner'), 'version', 9
));
grant select on drawing to public;
select results_eq(
  $$select title, owner_id, version, visibility::text from drawing$$,
  $$values ('Third player', tests.id('coach'), 1, 'me')$$, 'a new drawing is private, the writer''s, and the first of its kind'
);
select results_eq(
  $$select version, visibility::text, scene from public.save_animation(jsonb_build_object(
      'id', (select id from drawing), 'version', 1, 'scene', '{"v": 1, "objects": [{"kind": "ball"}]}'::jsonb))$$,
  $$values (2, 'me', '{"v": 1, "objects": [{"kind": "ball"}]}'::jsonb)$$, 'a new scene is a new version; what is left out stays'
);
select throws_ok(
  $$select public.save_animation(jsonb_build_object('id', (select id from drawing), 'version', 1, 'title', 'Late'))$$,
  'P0001', 'stale_row', 'an outdated version is refused'
);
select throws_ok(
  $$select public.save_animation(jsonb_build_object('id', (select id from drawing), 'title', 'Blind'))$$,
  'P0001', 'stale_row', 'and so is none'
);
select results_eq(
  $$select version, team_id from public.save_animation(jsonb_build_object(
      'id', (select id from drawing), 'version', 2, 'visibility', 'team', 'team_id', tests.id('team')))$$,
  $$values (2, tests.id('team'))$$, 'sharing changes no version'
);
select results_eq(
  $$select team_id from public.save_animation(jsonb_build_object(
      'id', (select id from drawing), 'version', 2, 'visibility', 'school'))$$,
  $$values (null::uuid)$$, 'and a team is named only while it is the reader'
);
select throws_ok(
  $$select public.save_animation(jsonb_build_object(
      'id', (select id from drawing), 'version', 2, 'visibility', 'team', 'team_id', tests.id('other_team')))$$,
  '42501', null, 'not with a team of somebody else'
);
select throws_ok(
  $$select public.save_animation(jsonb_build_object(
      'id', (select id from drawing), 'version', 2, 'visibility', 'team', 'team_id', tests.id('rival_team')))$$,
  '42501', 'team_of_another_school', 'nor with one of another school'
);
select throws_ok(
  $$select public.save_animation(jsonb_build_object('school_id', tests.id('rival'), 'title', 'Spy', 'scene', '{"v": 1}'::jsonb))$$,
  '42501', null, 'nobody draws for another school'
);
select throws_ok(
  $$select public.save_animation('{"title": "Mine", "scene": {"v": 1}, "visibility": "public"}')$$,
  '42501', null, 'nor for the platform'
);
select throws_ok(
  $$update public.animations set owner_id = tests.id('owner')$$, '42501', null, 'a drawing is not given away'
);
select throws_ok($$update public.animations set version = 1$$, '42501', null, 'versions are counted, not claimed');
select throws_ok(
  $$select public.save_animation(jsonb_build_object('school_id', tests.id('home'), 'title', 'X', 'scene', '{"objects": []}'::jsonb))$$,
  '23514', null, 'a scene names its schema'
);
select throws_ok(
  $$select public.save_animation(jsonb_build_object('school_id', tests.id('home'), 'title', 'X', 'scene', '{"v": "1"}'::jsonb))$$,
  '23514', null, 'by number'
);
select throws_ok(
  $$select public.save_animation(jsonb_build_object('school_id', tests.id('home'), 'title', 'X',
      'scene', jsonb_build_object('v', 1, 'note', repeat('a', 524288))))$$,
  '23514', null, 'and weighs at most 512 kB'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.save_animation(jsonb_build_object('id', (select id from drawing), 'version', 2, 'title', 'Taken over'))$$,
  '42501', 'animation_not_writable', 'a colleague reads it and does not change it'
);
select is_empty($$delete from public.animations where id = (select id from drawing) returning id$$, 'nor delete it');
select throws_ok(
  $$select public.archive_animation((select id from drawing))$$, '42501', 'animation_not_writable', 'nor put it away'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.save_animation(jsonb_build_object('school_id', tests.id('home'), 'title', 'X', 'scene', '{"v": 1}'::jsonb))$$,
  '42501', null, 'a parent draws nothing for the school'
);
select tests.act_as('owner');
select throws_ok(
  $$select public.archive_animation(tests.id('private_animation'))$$, '42501', 'animation_not_writable',
  'an owner does not touch what is private'
);
select lives_ok($$select public.archive_animation((select id from drawing))$$, 'but puts away what is shared');
select lives_ok($$select public.archive_animation((select id from drawing), false)$$, 'and takes it out again');

-- History -----------------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select version from public.animation_versions where animation_id = (select id from drawing)$$,
  $$values (2)$$, 'ten minutes of work are one state'
);
select throws_ok($$update public.animation_versions set title = 'X'$$, '42501', null, 'nobody rewrites them');
select throws_ok(
  $$insert into public.animation_versions (animation_id, version, title, scene)
    values ((select id from drawing), 5, 'X', '{"v": 1}')$$, '42501', null, 'or invents one'
);
select tests.act_as('other_coach');
select is_empty(
  $$select from public.animation_versions where animation_id = (select id from drawing)$$,
  'whoever reads a drawing does not read how it came about'
);
select tests.act_as_database();
do $$
begin
  for number in 1..12 loop
    update public.animation_versions set created_at = created_at - interval '11 minutes'
    where animation_id = (select id from drawing);
    update public.animations set scene = jsonb_build_object('v', 1, 'number', number)
    where id = (select id from drawing);
  end loop;
end;
$$;
select results_eq(
  $$select min(version), max(version), count(*) from public.animation_versions
    where animation_id = (select id from drawing)$$,
  $$values (5, 14, 10::bigint)$$, 'the last ten states are kept'
);

-- Links -------------------------------------------------------------------------------------

select tests.act_as('coach');
create temporary table link as
select * from public.create_animation_share(tests.id('team_animation'), 'day');
grant select, update on link to public;
select ok(
  (select token ~ '^[0-9a-f]{64}$' from link)
  and not exists (select from public.animation_shares where id::text = (select token from link)),
  'a link is a long random token'
);
select throws_ok($$select token_hash from public.animation_shares$$, '42501', null, 'of which nobody reads even the hash');
select throws_ok(
  $$insert into public.animation_shares (animation_id, token_hash) values (tests.id('team_animation'), sha256('mine'))$$,
  '42501', null, 'and nobody chooses one'
);
select tests.act_as('anon');
select results_eq(
  $$select title, scene, school_name <> '' from public.shared_animation((select token from link))$$,
  $$values ('team_animation', '{"v": 1, "objects": [{"kind": "player", "number": 7}]}'::jsonb, true)$$,
  'whoever holds it sees the scene with shirt numbers, without the child''s name'
);
select is_empty($$select from public.shared_animation('open')$$, 'a wrong token shows nothing');
select is_empty($$select from public.shared_animation(null)$$, 'neither does none');
select tests.act_as('other_coach');
select throws_ok(
  $$select public.create_animation_share(tests.id('team_animation'))$$, '42501', 'animation_not_writable',
  'a colleague shares nothing of somebody else'
);
select throws_ok(
  $$select public.revoke_animation_share((select share_id from link))$$, '42501', 'share_not_found', 'nor revokes it'
);
select tests.act_as('rival_owner');
select is_empty($$select id from public.animation_shares where school_id = tests.id('home')$$, 'another school sees no link');
select throws_ok(
  $$select public.revoke_animation_share((select share_id from link))$$, '42501', 'share_not_found', 'and closes none'
);
select tests.act_as_database();
update public.users set status = 'suspended' where id = tests.id('coach');
select is_empty(
  $$select from public.shared_animation((select token from link))$$, 'a link rests while its maker is locked out'
);
update public.users set status = 'active' where id = tests.id('coach');
update public.role_assignments set school_id = tests.id('rival') where id = tests.named('coach_role');
select is_empty(
  $$select from public.shared_animation((select token from link))$$, 'and once they work elsewhere'
);
update public.role_assignments set school_id = tests.id('home') where id = tests.id('coach_role');
update public.animation_shares set expires_at = now() where id = (select share_id from link);
select is_empty($$select from public.shared_animation((select token from link))$$, 'it ends with its day');
update public.animation_shares set expires_at = null where id = (select share_id from link);
select isnt_empty($$select from public.shared_animation((select token from link))$$, 'or never, if it has none');
select tests.act_as('coach');
select public.archive_animation(tests.id('team_animation'));
select is_empty($$select from public.shared_animation((select token from link))$$, 'an archived drawing is not shown');
select public.archive_animation(tests.id('team_animation'), false);
select tests.act_as('owner');
select lives_ok($$select public.revoke_animation_share((select share_id from link))$$, 'an owner of the school closes a link');
select lives_ok($$select public.revoke_animation_share((select share_id from link))$$, 'twice if need be');
select is_empty($$select from public.shared_animation((select token from link))$$, 'and it is closed for good');
select tests.act_as_database();
select results_eq(
  $$select action, actor_id, school_id from public.audit_log
    where details ->> 'share_id' = (select share_id::text from link) order by action$$,
  $$values ('animation_share_revoked', tests.id('owner'), tests.id('home')),
    ('animation_shared', tests.id('coach'), tests.id('home'))$$, 'both are in the audit log'
);
select tests.act_as('coach');
select lives_ok(
  $$select public.create_animation_share(tests.id('private_animation')) from generate_series(1, 20)$$, 'twenty links are many'
);
select throws_ok(
  $$select public.create_animation_share(tests.id('private_animation'))$$, 'P0001', 'too_many_shares', 'more are too many'
);

-- Cards and copies --------------------------------------------------------------------------

create temporary table long_move (scene jsonb);
insert into long_move values ('{
  "v": 2,
  "objects": [{"id": "p7", "kind": "player", "name": "Child Test", "player_id": "x", "has_photo": true, "number": "7"}],
  "drawings": [{"id": "d1"}],
  "tracks": [
    {"object": "p7", "keys": [{"t": 1}, {"t": 3}, {"t": 5}]},
    {"object": "p8", "keys": "none"}
  ],
  "events": [{"id": "e1", "t": 1}, {"id": "e2", "t": 2}],
  "steps": [{"id": "s1", "t": 0, "note": "To the far foot"}, {"id": "s2", "t": 2, "note": ""}, {"id": "s3", "t": 5, "note": ""}],
  "freezes": [{"t": 1}]
}');
grant select on long_move to public;
select tests.act_as('coach');
create temporary table move as
select * from public.save_animation(jsonb_build_object(
  'school_id', tests.id('home'), 'title', 'Long move', 'scene', (select scene from long_move)
));
grant select on move to public;
select results_eq(
  $$select step_count, preview from move$$,
  $$values (3, '{
    "v": 2,
    "objects": [{"id": "p7", "kind": "player", "number": "7"}],
    "drawings": [{"id": "d1"}],
    "tracks": [{"object": "p7", "keys": [{"t": 1}, {"t": 3}]}],
    "events": [{"id": "e1", "t": 1}],
    "steps": [{"id": "s1", "t": 0, "note": ""}],
    "freezes": []
  }'::jsonb)$$,
  'a card draws the first step and what begins in it, without names and notes'
);
select is((select scene from move), (select scene from long_move), 'the drawing itself keeps all');
select lives_ok(
  $$update public.animations set visibility = 'school', is_template = true where id = (select id from move)$$,
  'what the school may see can be one to start from'
);
select throws_ok(
  $$update public.animations set visibility = 'me' where id = (select id from move)$$, '23514', null,
  'one to start from is not private'
);
select throws_ok(
  $$update public.animations set preview = '{}' where id = (select id from move)$$, '42501', null,
  'nobody draws the preview by hand'
);
update public.animations set visibility = 'public' where id = (select id from move);
select results_eq(
  $$select scene #> '{objects,0}' from public.animations where id = (select id from move)$$,
  $$values ('{"id": "p7", "kind": "player", "number": "7"}'::jsonb)$$,
  'what is published loses who the players are'
);
select lives_ok(
  $$select public.save_animation(jsonb_build_object('school_id', tests.id('home'), 'title', 'Odd', 'scene', scene))
    from (values
      ('{"v": 2, "objects": 7, "tracks": {}, "events": "x", "steps": [3]}'::jsonb),
      ('{"v": 2, "objects": [1, null], "tracks": [null, 5], "events": [{}], "steps": [{"t": 0}, {"t": "late"}]}'),
      ('{"v": 2, "steps": []}')
    ) as odd (scene)$$,
  'a damaged scene is kept for the application to mend'
);
select ok(
  octet_length((public.save_animation(jsonb_build_object(
    'school_id', tests.id('home'), 'title', 'Large',
    'scene', jsonb_build_object('v', 2, 'objects', '[]'::jsonb, 'drawings', jsonb_build_array(repeat('a', 400000)))
  ))).preview::text) <= 32768,
  'a card stays light whatever is drawn'
);
select tests.act_as('other_coach');
select results_eq(
  $$select title, visibility::text, owner_id, version, step_count
    from public.duplicate_animation(tests.id('school_animation'), ' My own ', tests.id('home'))$$,
  $$values ('My own', 'me', tests.id('other_coach'), 1, 1)$$, 'a copy belongs to who made it'
);
select throws_ok(
  $$select public.duplicate_animation(tests.id('private_animation'), 'Mine', tests.id('home'))$$,
  '42501', 'animation_not_readable', 'nobody copies what they may not read'
);
select throws_ok(
  $$select public.duplicate_animation(tests.id('platform_animation'), 'Mine', tests.id('rival'))$$,
  '42501', null, 'nor into another school'
);
select tests.act_as('rival_coach');
select results_eq(
  $$select scene #> '{objects,0}' from public.duplicate_animation(tests.id('platform_animation'), 'Ours', tests.id('rival'))$$,
  $$values ('{"kind": "player", "number": 7}'::jsonb)$$, 'players stay with their school'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.duplicate_animation(tests.id('platform_animation'), 'Mine', tests.id('home'))$$,
  '42501', null, 'a parent copies nothing'
);

select * from finish();
rollback;

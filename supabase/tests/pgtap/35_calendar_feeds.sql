-- Calendar feeds: who makes them, what a token shows today, and what it stops showing.
begin;
select plan(47);

-- What a token shows, as the edge function asks; stays whoever one was.
create function pg_temp.shown(p_token text)
returns table (name text)
language sql
as $$
  select coalesce(names.name, event ->> 'id')
  from jsonb_array_elements(public.calendar_feed(p_token) -> 'events') as event
  left join tests.names as names on names.id::text = event ->> 'id';
$$;
grant execute on function pg_temp.shown(text) to public;

-- Nobody but the function ------------------------------------------------------------------

select tests.act_as('anon');
select throws_ok(
  $$select public.calendar_feed('feed of coach')$$, '42501', null, 'a visitor does not ask the database with a token'
);
select throws_ok($$select id from public.calendar_feeds$$, '42501', null, 'nor lists feeds');
select throws_ok($$select * from public.create_calendar_feed('all')$$, '42501', null, 'nor makes one');
select tests.act_as('coach');
select throws_ok(
  $$select public.calendar_feed('feed of coach')$$, '42501', null, 'nor does somebody signed in, not even with the own'
);
select tests.act_as('pending');
select is_empty($$select id from public.calendar_feeds$$, 'without a role one sees no feed');

-- Whose they are ----------------------------------------------------------------------------

select tests.act_as('coach');
select bag_eq(
  $$select id from public.calendar_feeds$$, $$values (tests.id('coach_feed'))$$, 'a coach sees the own feeds'
);
select throws_ok($$select token_hash from public.calendar_feeds$$, '42501', null, 'but not even the hash of a token');
select throws_ok(
  $$insert into public.calendar_feeds (user_id, token_hash) values (tests.id('owner'), sha256('mine'))$$,
  '42501', null, 'none is written past the functions'
);
select throws_ok($$update public.calendar_feeds set revoked_at = null$$, '42501', null, 'none brought back');
select throws_ok($$delete from public.calendar_feeds$$, '42501', null, 'none deleted');
select tests.act_as('owner');
select is_empty(
  $$select id from public.calendar_feeds where user_id <> tests.id('owner')$$, 'an owner does not see those of the school''s people'
);
select tests.act_as('admin');
select is_empty($$select id from public.calendar_feeds$$, 'nor does an administrator');
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.renew_calendar_feed(tests.id('coach_feed'))$$, '42501', 'feed_not_found',
  'the rival takes over no link of another'
);
select throws_ok(
  $$select public.revoke_calendar_feed(tests.id('coach_feed'))$$, '42501', 'feed_not_found', 'and ends none'
);
select tests.act_as('suspended');
select is_empty($$select id from public.calendar_feeds$$, 'a suspended coach sees none');
select throws_ok(
  $$select * from public.create_calendar_feed('all')$$, '42501', 'not_signed_in', 'makes none'
);
select throws_ok(
  $$select public.renew_calendar_feed(tests.id('suspended_feed'))$$, '42501', 'feed_not_found', 'and renews none'
);

-- Making one --------------------------------------------------------------------------------

select tests.act_as('coach');
create temporary table mine as
select * from public.create_calendar_feed('team', tests.id('team'), p_has_matches => false, p_locale => 'bg');
grant all on mine to public;
select matches((select token from mine), '^[A-Za-z0-9_-]{43}$', 'a token is 32 random bytes that survive an address');
select results_eq(
  $$select scope::text, team_id, has_trainings, has_matches, locale from public.calendar_feeds
    where id = (select feed_id from mine)$$,
  $$values ('team', tests.id('team'), true, false, 'bg')$$, 'a feed keeps what was asked for'
);
select throws_ok(
  $$select * from public.create_calendar_feed('team', tests.id('rival_team'))$$, '42501', 'team_not_readable',
  'not of the rival''s team'
);
select throws_ok(
  $$select * from public.create_calendar_feed('team')$$, '42501', 'team_not_readable', 'nor of a team without name'
);
select throws_ok(
  $$select * from public.create_calendar_feed('child', null, tests.id('child'))$$, '42501', 'player_not_readable',
  'nor of a player of the team: a child''s calendar is the family''s'
);
select throws_ok(
  $$select * from public.create_calendar_feed('all', p_has_trainings => false, p_has_matches => false)$$, '23514', null,
  'a feed shows something'
);
select throws_ok(
  $$select * from public.create_calendar_feed('all', p_locale => 'fr')$$, '23514', null, 'in a language there is'
);
select tests.act_as('other_parent');
select throws_ok(
  $$select * from public.create_calendar_feed('child', null, tests.id('child'))$$, '42501', 'player_not_readable',
  'a parent makes none of another''s child, not with a link that waits for confirmation either'
);
select throws_ok(
  $$select * from public.create_calendar_feed('team', tests.id('team'))$$, '42501', 'team_not_readable',
  'nor of a team no child plays in'
);

-- What it shows -----------------------------------------------------------------------------

select tests.act_as_service();
select bag_eq(
  $$select name from pg_temp.shown('feed of coach')$$,
  $$values ('training'), ('past_training'), ('match'), ('played_match')$$,
  'a coach''s feed shows the own teams, not the others of the school'
);
select bag_eq(
  $$select name from pg_temp.shown('feed of owner')$$,
  $$values ('other_training'), ('other_match'), ('other_played_match')$$, 'that of one team this team alone'
);
select bag_eq(
  $$select name from pg_temp.shown('feed of parent')$$,
  $$values ('training'), ('past_training'), ('match'), ('played_match')$$, 'a child''s feed the child''s team'
);
select bag_eq(
  $$select name from pg_temp.shown((select token from mine))$$, $$values ('training'), ('past_training')$$,
  'trainings without matches where that was chosen'
);
select is_empty($$select name from pg_temp.shown('feed of suspended')$$, 'the feed of a locked account is empty');
select is(
  (
    select event -> 'answers' from jsonb_array_elements(public.calendar_feed('feed of parent') -> 'events') as event
    where event ->> 'id' = tests.id('training')::text
  ),
  jsonb_build_array(jsonb_build_object(
    'name', (select first_name from public.players where id = tests.id('child')), 'answer', 'yes'
  )),
  'a parent''s tells the answer of the own child'
);
select is_empty(
  $$select answered from jsonb_array_elements(public.calendar_feed('feed of coach') -> 'events') as event,
    jsonb_array_elements(event -> 'answers') as answered$$,
  'a coach''s names no child'
);
select ok(
  (select last_read_at from public.calendar_feeds where id = tests.id('coach_feed')) is not null,
  'being read is noted'
);
select is(public.calendar_feed('feed of nobody'), null, 'an unknown token shows nothing');
select is(public.calendar_feed(null), null, 'nor does none');
select is(public.calendar_feed(encode(sha256('feed of coach'), 'hex')), null, 'nor the hash of one');
select is(
  current_setting('request.jwt.claims')::jsonb, '{"role": "service_role"}'::jsonb,
  'afterwards the caller is who it was'
);

-- What it stops showing ---------------------------------------------------------------------

select tests.act_as_database();
update public.trainings set status = 'cancelled' where id = tests.id('training');
select tests.act_as_service();
select results_eq(
  $$select (event ->> 'is_cancelled')::boolean, (event ->> 'sequence')::int > 0
    from jsonb_array_elements(public.calendar_feed('feed of parent') -> 'events') as event
    where event ->> 'id' = tests.id('training')::text$$,
  $$values (true, true)$$, 'a training called off stays, as called off and with a higher sequence'
);
select tests.act_as_database();
update public.guardian_links set status = 'ended' where id = tests.id('parent_of_child');
delete from public.role_assignments where user_id = tests.id('coach');
update public.trainings set starts_at = now() + interval '401 days', ends_at = now() + interval '401 days 1 hour'
where id = tests.id('other_training');
select tests.act_as_service();
select is_empty($$select name from pg_temp.shown('feed of parent')$$, 'when the link to the child ends, its feed is empty');
select is(public.calendar_feed('feed of parent') -> 'name', 'null'::jsonb, 'and no longer says the name');
select is_empty($$select name from pg_temp.shown('feed of coach')$$, 'so is a coach''s who lost the role');
select bag_eq(
  $$select name from pg_temp.shown('feed of owner')$$, $$values ('other_match'), ('other_played_match')$$,
  'what lies more than 400 days ahead comes later'
);

-- Renewing and ending -----------------------------------------------------------------------

select tests.act_as('owner');
create temporary table renewed as select public.renew_calendar_feed(tests.id('owner_feed')) as token;
grant all on renewed to public;
select lives_ok(
  $$select public.create_calendar_feed('all') from generate_series(1, 9)$$, 'ten live feeds are many'
);
select throws_ok(
  $$select * from public.create_calendar_feed('all')$$, 'P0001', 'too_many_feeds', 'more are too many'
);
select tests.act_as_service();
select is(public.calendar_feed('feed of owner'), null, 'a renewed link is dead');
select tests.act_as('owner');
select public.revoke_calendar_feed(tests.id('owner_feed'));
select public.revoke_calendar_feed(tests.id('owner_feed'));
select tests.act_as_service();
select is(public.calendar_feed((select token from renewed)), null, 'and so is a revoked one, for good');

select * from finish();
rollback;

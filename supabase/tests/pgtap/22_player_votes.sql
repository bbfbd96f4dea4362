-- Player of the match: who starts and ends the vote, who has a ballot, what is told and what stays secret.
begin;
select plan(47);

select tests.act_as_database();
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values
  (tests.named('ana'), tests.id('home'), 'Ana', 'Test', '2014-06-01'),
  (tests.named('ben'), tests.id('home'), 'Ben', 'Test', '2014-07-01');
insert into public.squad_members (team_id, player_id, joined_on)
values (tests.id('team'), tests.id('ana'), current_date - 60), (tests.id('team'), tests.id('ben'), current_date - 60);
-- the former coach is a father of the team here
insert into public.guardian_links (
  guardian_id, player_id, relationship, status, can_respond, accepted_at, confirmed_at, confirmed_by
)
values
  (tests.id('former_coach'), tests.id('ana'), 'father', 'active', true, now(), now(), tests.id('admin')),
  (tests.id('parent'), tests.id('ben'), 'mother', 'active', true, now(), now(), tests.id('admin'));
insert into public.match_squad (match_id, player_id, role, shirt_number)
values
  (tests.id('played_match'), tests.id('ana'), 'starter', 9),
  (tests.id('played_match'), tests.id('ben'), 'bench', 12);
delete from public.notifications;

create function tests.vote_state(p_match text default 'played_match') returns text language sql as $$
  select coalesce((select state::text from public.read_player_vote(tests.id(p_match))), 'nothing')
$$;
create function tests.own_ballots() returns text language sql as $$
  select string_agg(ballot ->> 'first_name', ',' order by place)
  from public.read_player_vote(tests.id('played_match')) as vote
  cross join lateral jsonb_array_elements(vote.ballots) with ordinality as told (ballot, place)
$$;
create function tests.told_vote(p_person text) returns text language sql security definer as $$
  select string_agg(payload ->> 'player', ',') from public.notifications
  where user_id = tests.id(p_person) and kind = 'match_vote_opened'
$$;
create function tests.was_told_vote(p_person text) returns bigint language sql security definer as $$
  select count(*) from public.notifications where user_id = tests.id(p_person) and kind = 'match_vote_opened'
$$;
create function tests.vote(p_voter text, p_for text) returns void language sql as $$
  select public.cast_player_ballot(tests.id('played_match'), tests.id(p_voter), tests.id(p_for))
$$;
grant execute on all functions in schema tests to public;

-- The school's word

select tests.act_as('coach');
select is(tests.vote_state(), 'refused', 'a team with minors needs the word of the school');
select throws_ok(
  $$select public.start_player_vote(tests.id('played_match'))$$, 'P0001', 'vote_needs_school', 'also in a call'
);
select tests.act_as_database();
update public.players set date_of_birth = '2000-01-01' where id in (tests.id('child'), tests.id('ana'), tests.id('ben'));
select tests.act_as('coach');
select is(tests.vote_state(), 'none', 'a grown team needs none');
select tests.act_as_database();
update public.players set date_of_birth = '2014-06-01' where id in (tests.id('child'), tests.id('ana'), tests.id('ben'));
update public.schools set has_player_votes = true where id = tests.id('home');

-- Who starts

select tests.act_as('parent');
select is(tests.vote_state(), 'nothing', 'families read nothing before it begins');
select throws_ok(
  $$select public.start_player_vote(tests.id('played_match'))$$, '42501', 'match_not_writable', 'a parent starts none'
);
select tests.act_as('player');
select throws_ok(
  $$select public.start_player_vote(tests.id('played_match'))$$, '42501', 'match_not_writable', 'nor a player'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.start_player_vote(tests.id('played_match'))$$, '42501', 'match_not_writable', 'nor the coach of another team'
);
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.start_player_vote(tests.id('played_match'))$$, '42501', 'match_not_writable', 'nor of another club'
);
select tests.act_as('player');
select throws_ok($$select tests.vote('child', 'ana')$$, 'P0001', 'vote_is_over', 'nobody votes before it begins');
select tests.act_as('coach');
select throws_ok(
  $$select public.start_player_vote(tests.id('match'))$$, 'P0001', 'match_not_finished', 'not before the final whistle'
);
select throws_ok(
  $$select public.end_player_vote(tests.id('played_match'))$$, 'P0001', 'vote_is_over', 'what has not begun is not ended'
);
select tests.act_as_database();
update public.matches set starts_at = now() - interval '8 days' where id = tests.id('played_match');
select tests.act_as('coach');
select throws_ok(
  $$select public.start_player_vote(tests.id('played_match'))$$, 'P0001', 'vote_too_late', 'a week after the match at the latest'
);
select tests.act_as_database();
update public.matches set starts_at = now() - interval '6 days' where id = tests.id('played_match');
update public.match_squad set role = 'not_called' where player_id = tests.id('ben') and match_id = tests.id('played_match');
select tests.act_as('coach');
select throws_ok(
  $$select public.start_player_vote(tests.id('played_match'))$$, 'P0001', 'vote_needs_players', 'with three players at least'
);
select tests.act_as_database();
update public.match_squad set role = 'bench' where player_id = tests.id('ben') and match_id = tests.id('played_match');
select tests.act_as('coach');
select lives_ok($$select public.start_player_vote(tests.id('played_match'))$$, 'the coach of the team starts it');
select throws_ok(
  $$select public.start_player_vote(tests.id('played_match'))$$, 'P0001', 'vote_started_already', 'once'
);
select results_eq(
  $$select state::text, voters, cast_ballots, ends_at from public.read_player_vote(tests.id('played_match'))$$,
  $$values ('open', 3, 0, now() + interval '1 day')$$, 'it is open for a day'
);
select is(
  (select candidates from public.read_player_vote(tests.id('played_match'))), null, 'the coach has no ballot'
);

-- Who is told

select is(tests.told_vote('former_coach'), 'Ana', 'the guardian of a child without an account is told, for whom');
select is(tests.told_vote('parent'), 'Ben', 'and votes for that child alone');
select is(tests.was_told_vote('player'), 1::bigint, 'so is a player with an account');
select is(tests.was_told_vote('other_parent'), 0::bigint, 'nobody else is');

-- Ballots

select tests.act_as('player');
select is(tests.own_ballots(), 'Child', 'a player has the own ballot');
select is(
  (select jsonb_array_length(candidates) from public.read_player_vote(tests.id('played_match'))), 3, 'everybody called up stands for it'
);
select lives_ok($$select tests.vote('child', 'ana')$$, 'votes for a team mate');
select lives_ok($$select tests.vote('child', 'ben')$$, 'and may think again');
select throws_ok($$select tests.vote('child', 'child')$$, 'P0001', 'player_not_called', 'nobody votes for themselves');
select throws_ok($$select tests.vote('ana', 'ben')$$, '42501', 'vote_not_allowed', 'nor with the ballot of another');
select throws_ok($$select tests.vote('child', 'other_child')$$, 'P0001', 'player_not_called', 'nor for somebody who was not called up');
select tests.act_as('parent');
select is(tests.own_ballots(), 'Ben', 'a mother has the ballot of the child without an account, not of the other one');
select throws_ok($$select tests.vote('child', 'ana')$$, '42501', 'vote_not_allowed', 'a child with an account votes alone');
select lives_ok($$select tests.vote('ben', 'ana')$$, 'she casts it');
select tests.act_as('coach');
select throws_ok($$select tests.vote('ana', 'ben')$$, '42501', 'vote_not_allowed', 'a coach votes for nobody');
select is((select cast_ballots from public.read_player_vote(tests.id('played_match'))), 2, 'but sees how many have voted');
select throws_ok($$select * from public.match_ballots$$, '42501', null, 'and never who voted for whom');
select tests.act_as('owner');
select throws_ok($$select * from public.match_votes$$, '42501', null, 'nor does the owner');
select tests.act_as('other_parent');
select is(tests.vote_state(), 'nothing', 'families of another team read nothing');
select tests.act_as('rival_owner');
select is(tests.vote_state(), 'nothing', 'another club reads nothing');

-- The end

select is(
  (select winners from public.read_player_vote(tests.id('played_match'))), null, 'there is no winner while it is open'
);
select tests.act_as('former_coach');
select throws_ok($$select public.end_player_vote(tests.id('played_match'))$$, '42501', 'match_not_writable', 'a father ends nothing');
select tests.act_as_database();
savepoint two_ballots;
select tests.act_as('coach');
select lives_ok($$select public.end_player_vote(tests.id('played_match'))$$, 'the coach ends it');
select results_eq(
  $$select state::text, winners from public.read_player_vote(tests.id('played_match'))$$,
  $$values ('over', null::text[])$$, 'two ballots elect nobody'
);
select tests.act_as('parent');
select throws_ok($$select tests.vote('ben', 'ana')$$, 'P0001', 'vote_is_over', 'and nobody votes any more');
select tests.act_as_database();
rollback to savepoint two_ballots;
select tests.act_as('former_coach');
select lives_ok($$select tests.vote('ana', 'ben')$$, 'with a third ballot');
select tests.act_as('coach');
select public.end_player_vote(tests.id('played_match'));
select tests.act_as('parent');
select is(
  (select winners from public.read_player_vote(tests.id('played_match'))), array['Ben'], 'whoever got most is told to the families'
);
select is(
  (select candidates from public.read_player_vote(tests.id('played_match'))), null, 'and no list of who got none'
);
select tests.act_as_database();
update public.match_ballots set player_id = tests.id('child')
where match_id = tests.id('played_match') and voter_id = tests.id('ana');
select tests.act_as('player');
select is(
  (select winners from public.read_player_vote(tests.id('played_match'))), array['Ana', 'Ben', 'Child'],
  'as many votes are a shared win'
);
select tests.act_as_database();
update public.guardian_links set confirmed_at = null, confirmed_by = null, can_consent = false, can_pay = false, receives_health = false
where guardian_id = tests.id('former_coach');
select tests.act_as('former_coach');
select is(tests.vote_state(), 'nothing', 'a link that nobody has confirmed reads no names');

select * from finish();
rollback;

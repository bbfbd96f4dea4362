-- Absences answer matches: new ones, moved ones, guests; a person's answer counts over them.
begin;
select plan(25);

delete from public.absences;

-- One player of the team, one of another; a match in ten days, one twenty days later, one called off.
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values
  (tests.named('away_mate'), tests.id('home'), 'Mate', 'Away', '2014-01-01'),
  (tests.named('away_guest'), tests.id('home'), 'Guest', 'Away', '2014-01-01');
insert into public.squad_members (team_id, player_id, joined_on) values
  (tests.id('team'), tests.named('away_mate'), current_date - 60),
  (tests.id('other_team'), tests.named('away_guest'), current_date - 60);
insert into public.matches (id, school_id, team_id, opponent, starts_at, status)
values
  (tests.named('away_match'), tests.id('home'), tests.id('team'), 'Away', current_date + interval '10 days 12 hours', 'planned'),
  (tests.named('away_later'), tests.id('home'), tests.id('team'), 'Later', current_date + interval '30 days 12 hours', 'planned'),
  (tests.named('away_off'), tests.id('home'), tests.id('team'), 'Off', current_date + interval '11 days 12 hours', 'cancelled');

create function tests.away(p_match text, p_player text) returns text language sql as $$
  select coalesce(answer::text, 'open') || case when absence_id is null then '' else ' by absence' end
  from public.match_squad where match_id = tests.id(p_match) and player_id = tests.id(p_player)
$$;
grant execute on function tests.away(text, text) to public;

select tests.act_as('parent');
select lives_ok($$select public.answer_match(tests.id('away_match'), tests.id('child'), 'yes')$$, 'a yes was given');
select lives_ok(
  $$insert into public.absences (player_id, from_on, to_on, reason, note)
    values (tests.id('child'), current_date + 9, current_date + 12, 'illness', 'Match fever')$$, 'then the child falls ill'
);
select is(tests.away('away_match', 'child'), 'no by absence', 'the absence overrules what was said before');
select is(
  (select answered_by from public.match_squad where match_id = tests.id('away_match') and player_id = tests.id('child')),
  tests.id('parent'), 'in the name of who entered it'
);
select is(tests.away('away_later', 'child'), null, 'a match after it is not answered');
select is(tests.away('away_off', 'child'), null, 'nor one that was called off');
select throws_ok(
  $$update public.match_squad set absence_id = null where player_id = tests.id('child')$$, '42501', null,
  'nobody writes by hand what an absence answered'
);
select tests.act_as('coach');
select is(
  (select absence.reason::text from public.match_squad as said
    join public.absences as absence on absence.id = said.absence_id
    where said.match_id = tests.id('away_match') and said.player_id = tests.id('child')),
  'illness', 'the coach of the team knows why'
);
select tests.act_as('owner');
select is_empty(
  $$select from public.match_squad as said join public.absences as absence on absence.id = said.absence_id$$,
  'the owner sees the no and not its reason'
);
select tests.act_as('rival_coach');
select is_empty($$select from public.match_squad where match_id = tests.id('away_match')$$, 'the rival sees nothing');

-- New and moved matches

select tests.act_as_database();
insert into public.matches (id, school_id, team_id, opponent, starts_at)
values (tests.named('away_new'), tests.id('home'), tests.id('team'), 'New', current_date + interval '12 days 12 hours');
select is(tests.away('away_new', 'child'), 'no by absence', 'a match planned within it is answered at once');
select is(tests.away('away_new', 'away_mate'), null, 'for those who are away only');
update public.matches set starts_at = starts_at + interval '8 days' where id = tests.id('away_new');
select is(tests.away('away_new', 'child'), 'open', 'moved out of the absence, its no is gone');
update public.matches set starts_at = current_date + interval '11 days 15 hours' where id = tests.id('away_new');
select is(tests.away('away_new', 'child'), 'no by absence', 'moved into it, it answers');
update public.matches set status = 'planned' where id = tests.id('away_off');
select is(tests.away('away_off', 'child'), 'no by absence', 'a match that takes place after all is answered');

-- A person's word

select tests.act_as('parent');
select lives_ok($$select public.answer_match(tests.id('away_off'), tests.id('child'), 'yes')$$, 'back for one match');
select is(tests.away('away_off', 'child'), 'yes', 'a person''s answer counts over the absence');
select lives_ok($$select public.answer_match(tests.id('away_off'), tests.id('child'))$$, 'taken back');
select is(tests.away('away_off', 'child'), 'no by absence', 'the absence answers again');
select lives_ok(
  $$select public.answer_match(tests.id('away_off'), tests.id('child'), 'maybe')$$, 'a person says maybe'
);
select lives_ok($$delete from public.absences where note = 'Match fever'$$, 'the family takes the absence back');
select results_eq(
  $$select tests.away(match, 'child') from unnest(array['away_match', 'away_new', 'away_off']) as match$$,
  $$values ('open'), ('open'), ('maybe')$$, 'its answers go, a person''s stays'
);

-- Guests, and matches that change hands

select tests.act_as_database();
insert into public.absences (player_id, from_on, to_on)
values
  (tests.id('away_guest'), current_date + 30, current_date + 30),
  (tests.id('away_mate'), current_date + 30, current_date + 30);
insert into public.match_squad (match_id, player_id, role) values (tests.id('away_later'), tests.id('away_guest'), 'bench');
select is(tests.away('away_later', 'away_guest'), 'no by absence', 'a guest who is away says no when called up');
delete from public.match_squad where match_id = tests.id('away_later') and player_id = tests.id('away_guest');
select is(tests.away('away_later', 'away_mate'), 'no by absence', 'so does the team''s own');
update public.matches set team_id = tests.id('other_team') where id = tests.id('away_later');
select results_eq(
  $$select player_id, tests.away('away_later', 'away_guest') from public.match_squad where match_id = tests.id('away_later')$$,
  $$values (tests.id('away_guest'), 'no by absence')$$,
  'what an absence answered keeps no match with its team; the other team''s absences answer'
);

select * from finish();
rollback;

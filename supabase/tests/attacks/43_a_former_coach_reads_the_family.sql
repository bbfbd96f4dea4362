-- Attack: somebody who no longer coaches a child still looks up who its guardians are.
begin;
select plan(26);
-- Old messages keep the names of who wrote them; this attack looks for any other way.
delete from public.conversation_members;
savepoint world;

-- The child left the squad long ago -------------------------------------------------------------

select tests.act_as('former_coach');
select isnt_empty(
  $$select from public.players where id = tests.id('child')$$, 'a former coach knows the child by name, where it played'
);
select is_empty($$select from public.guardian_links$$, 'but not who its guardians are');
select is_empty(
  $$select from public.person_cards where user_id in (tests.id('parent'), tests.id('ended_guardian'))$$, 'nor their names'
);
select is_empty($$select from public.person_cards where user_id = tests.id('player')$$, 'nor the account of the child');
select is(
  (select guardian_count from public.search_players() where id = tests.id('child')), null,
  'the list of players does not count them'
);
select is_empty($$select from public.search_players(p_status => 'no_guardian')$$, 'or say that there is none');
select is_empty($$select from public.team_contacts(tests.id('former_team'))$$, 'no contacts');
select throws_ok($$select public.team_contacts(tests.id('team'))$$, '42501', 'team_not_yours', 'nor those of the new team');
select throws_ok(
  $$select public.open_direct(tests.id('home'), array[tests.id('parent')])$$, '42501', 'person_out_of_reach',
  'and no talk with a guardian'
);

-- It ends with the place in the squad -----------------------------------------------------------

select tests.act_as('coach');
select isnt_empty($$select from public.guardian_links where player_id = tests.id('child')$$, 'the coach of today reads the links');
select isnt_empty($$select from public.person_cards where user_id = tests.id('parent')$$, 'and the names');
select isnt_empty($$select from public.person_cards where user_id = tests.id('player')$$, 'and the account of the child');
select is(
  (select guardian_count from public.search_players() where id = tests.id('child')), 1, 'and how many there are'
);
update public.squad_members set left_on = current_date where id = tests.id('child_in_team');
select is_empty($$select from public.guardian_links$$, 'links close when the child leaves');
select is_empty($$select from public.person_cards where user_id in (tests.id('parent'), tests.id('player'))$$, 'names too');
select tests.act_as('owner');
select isnt_empty($$select from public.guardian_links where player_id = tests.id('child')$$, 'the owner still reads them');
select is(
  (select guardian_count from public.search_players() where id = tests.id('child')), 1, 'and counts them'
);
rollback to savepoint world;

-- With the place in the staff -------------------------------------------------------------------

select tests.act_as('owner');
delete from public.team_staff where team_id = tests.id('team') and user_id = tests.id('coach');
select tests.act_as('coach');
select is_empty($$select from public.guardian_links$$, 'links close when the coach leaves the team');
select is_empty($$select from public.person_cards where user_id in (tests.id('parent'), tests.id('player'))$$, 'names too');
rollback to savepoint world;

-- And with the role -----------------------------------------------------------------------------

select tests.act_as('admin');
select public.revoke_role(tests.id('coach'), 'coach', tests.id('home'));
select tests.act_as('coach');
select is_empty($$select from public.guardian_links$$, 'links close when the role is taken away');
select is_empty($$select from public.person_cards where user_id in (tests.id('parent'), tests.id('player'))$$, 'names too');
select is_empty($$select from public.players$$, 'and players');
rollback to savepoint world;

-- Whoever is near for another reason keeps that -------------------------------------------------

select tests.act_as_database();
insert into public.guardian_links (guardian_id, player_id, relationship, status, accepted_at, confirmed_by, confirmed_at)
values (tests.id('former_coach'), tests.id('child'), 'father', 'active', now(), tests.id('admin'), now());
select tests.act_as('former_coach');
select isnt_empty(
  $$select from public.guardian_links where guardian_id = tests.id('parent')$$, 'a former coach who is the father sees the mother''s link'
);
select isnt_empty($$select from public.person_cards where user_id = tests.id('parent')$$, 'and her name');
select is((select guardian_count from public.search_players()), 2, 'and counts both');
select is_empty(
  $$select from public.guardian_links where player_id <> tests.id('child')$$, 'of this child alone'
);

select * from finish();
rollback;

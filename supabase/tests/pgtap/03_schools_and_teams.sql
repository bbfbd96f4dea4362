-- Schools, squads, staff and families.
begin;
select plan(64);

select tests.act_as('owner');
select isnt_empty($$update public.schools set name = 'New home' where id = tests.id('home') returning id$$, 'an owner edits the school');
select is_empty($$update public.schools set name = 'Stolen' where id = tests.id('rival') returning id$$, 'but no other');
select throws_ok($$insert into public.schools (name) values ('Mine')$$, '42501', null, 'and founds none');
select throws_ok($$update public.schools set name = ' ' where id = tests.id('home')$$, '23514', null, 'a school needs a name');
select throws_ok(
  $$update public.schools set time_zone = 'Europe/Atlantis' where id = tests.id('home')$$, 'P0001', 'unknown_time_zone',
  'and a time zone that exists'
);
-- What the owner decides about match days.
select isnt_empty(
  $$update public.schools set live_ticker = 'names', has_player_votes = true where id = tests.id('home') returning id$$,
  'an owner decides what families read of a match and whether minors vote'
);
select is_empty(
  $$update public.schools set live_ticker = 'off' where id = tests.id('rival') returning id$$, 'not at another school'
);
select throws_ok(
  $$update public.schools set live_ticker = 'off', archived_at = now() where id = tests.id('home')$$, '42501', null,
  'nor closes the school with it'
);
select throws_ok(
  $$update public.schools set has_player_votes = false, accepts_owner_invitations = true where id = tests.id('home')$$,
  '42501', 'admin_only', 'nor lets the own invitations give roles'
);
select throws_ok(
  $$update public.schools set live_ticker = null where id = tests.id('home')$$, '23502', null, 'there is always an answer'
);
select isnt_empty(
  $$update public.schools set least_minutes_share = 50 where id = tests.id('home') returning id$$,
  'and how much of a match every child plays at least'
);
select throws_ok(
  $$update public.schools set least_minutes_share = 80 where id = tests.id('home')$$, '23514', null,
  'no more than three quarters, with which somebody can still sit'
);
select throws_ok(
  $$update public.schools set least_minutes_share = 33 where id = tests.id('home')$$, '23514', null, 'in steps of five'
);
select isnt_empty(
  $$update public.schools set least_minutes_share = null where id = tests.id('home') returning id$$,
  'or leaves it to the format of the match'
);
select tests.act_as('rival_owner');
select is_empty(
  $$update public.schools set live_ticker = 'off' where id = tests.id('home') returning id$$, 'the rival''s owner changes nothing'
);
select tests.act_as('coach');
select is_empty(
  $$update public.schools set has_player_votes = false where id = tests.id('home') returning id$$, 'nor does a coach'
);
select tests.act_as('parent');
select is_empty(
  $$update public.schools set live_ticker = 'off' where id = tests.id('home') returning id$$, 'nor a parent'
);
select tests.act_as_database();
insert into public.role_assignments (id, user_id, role, school_id)
values (tests.named('second_owner_role'), tests.id('other_coach'), 'owner', tests.id('home'));
select tests.act_as('other_coach');
select isnt_empty(
  $$update public.schools set live_ticker = 'goals' where id = tests.id('home') returning id$$, 'a second owner does'
);
select tests.act_as_database();
delete from public.role_assignments where id = tests.id('second_owner_role');
select tests.act_as('other_coach');
select is_empty(
  $$update public.schools set live_ticker = 'off' where id = tests.id('home') returning id$$, 'and a former owner no longer'
);
select tests.act_as('admin');
select isnt_empty(
  $$update public.schools set has_player_votes = false where id = tests.id('home') returning id$$, 'an administrator does'
);
select results_eq(
  $$select actor_id, details -> 'changes' from public.audit_log
    where action = 'school_edited' and school_id = tests.id('home') and details::text ~ 'live_ticker|has_player_votes' order by id$$,
  $$values
    (tests.id('owner'), '[{"field": "has_player_votes", "before": "false", "after": "true"}, {"field": "live_ticker", "before": "goals", "after": "names"}]'::jsonb),
    (tests.id('other_coach'), '[{"field": "live_ticker", "before": "names", "after": "goals"}]'),
    (tests.id('admin'), '[{"field": "has_player_votes", "before": "true", "after": "false"}]')$$,
  'each change is in the audit log with who made it'
);
select results_eq(
  $$select details #>> '{changes,0,before}', details #>> '{changes,0,after}' from public.audit_log
    where action = 'school_edited' and details #>> '{changes,0,field}' = 'least_minutes_share' order by id$$,
  $$values (null, '50'), ('50', null)$$, 'the minutes too'
);
select tests.act_as('admin');
select isnt_empty($$insert into public.schools (name, type) values ('Third', 'academy') returning id$$, 'an administrator founds a school');
select throws_ok($$delete from public.schools where id = tests.id('home')$$, '23503', null, 'one with teams cannot be deleted');

select tests.act_as('owner');
select isnt_empty(
  $$insert into public.teams (school_id, name, age_group, season)
    values (tests.id('home'), 'U15', 'U15', '2026/27') returning id$$,
  'an owner adds a team'
);
select throws_ok(
  $$insert into public.teams (school_id, name, age_group, season)
    values (tests.id('home'), 'U13', 'U13', '2026/27')$$, '23505', null,
  'a name is used once per season'
);
select throws_ok(
  $$insert into public.teams (school_id, name, age_group, season)
    values (tests.id('rival'), 'Spy', 'U15', '2026/27')$$, '42501', null,
  'not in another school'
);
select throws_ok(
  $$update public.teams set school_id = tests.id('rival') where id = tests.id('team')$$, '42501', null,
  'a team never moves to another school'
);
select throws_ok(
  $$insert into public.team_staff (team_id, user_id, role) values (tests.id('team'), tests.id('rival_coach'), 'assistant_coach')$$,
  '42501', 'not_staff_of_school', 'staff must work for the school'
);
select throws_ok(
  $$insert into public.team_staff (team_id, user_id, role) values (tests.id('team'), tests.id('parent'), 'team_manager')$$,
  '42501', 'not_staff_of_school', 'a parent is not staff'
);

select tests.act_as('coach');
select throws_ok(
  $$insert into public.team_staff (team_id, user_id, role) values (tests.id('other_team'), tests.id('coach'), 'head_coach')$$, '42501', null,
  'a coach does not take over a team'
);
select is_empty($$update public.teams set name = 'X' where id = tests.id('other_team') returning id$$, 'nor edits another team');
select throws_ok(
  $$insert into public.squad_members (team_id, player_id) values (tests.id('team'), tests.id('rival_child'))$$,
  '42501', 'player_of_another_school', 'a squad takes players of the school only'
);
select throws_ok(
  $$insert into public.squad_members (team_id, player_id, shirt_number) values (tests.id('team'), tests.id('other_child'), 7)$$,
  '42501', 'player_of_another_team', 'and nobody who plays for a colleague'
);
select throws_ok(
  $$select public.add_player(tests.id('team'), 'New', 'Comer', '2014-01-01', p_shirt_number => 7)$$,
  '23505', null, 'a shirt number is worn once'
);
select isnt_empty(
  $$update public.squad_members set left_on = current_date where id = tests.id('child_in_team') returning id$$,
  'a player leaves'
);
select isnt_empty(
  $$select public.add_player(tests.id('team'), ' New ', 'Comer', '2014-01-01', p_shirt_number => 7)$$,
  'and the number is free for a newcomer'
);
select throws_ok(
  $$insert into public.squad_members (team_id, player_id) values (tests.id('other_team'), tests.id('child'))$$, '42501', null,
  'a coach fills the own squad only'
);
select throws_ok(
  $$select public.add_player(tests.id('other_team'), 'New', 'Comer', '2014-01-01')$$, '42501', null,
  'not even with a newcomer'
);
select is_empty(
  $$select from public.players where id = tests.id('other_child')$$, 'nor sees a colleague''s players'
);
select results_eq(
  $$select first_name from public.players where last_name = 'Comer'$$, $$values ('New')$$,
  'and does see the newcomer'
);
select throws_ok(
  $$insert into public.guardian_links (guardian_id, player_id, relationship, status)
    values (tests.id('coach'), tests.id('other_child'), 'other', 'active')$$, '42501', null,
  'a coach makes nobody a guardian'
);
select throws_ok(
  $$update public.players set user_id = tests.id('coach') where id = tests.id('child')$$, '42501', null,
  'nor takes over a player'
);
select is_empty(
  $$select from public.players where id = tests.id('rival_child')$$, 'nor sees players of another school'
);

select tests.act_as('player');
select is_empty($$select from public.teams where id = tests.id('team')$$, 'who left the squad no longer sees the team');

select tests.act_as('other_parent');
select throws_ok(
  $$update public.guardian_links set status = 'active' where id = tests.id('other_parent_claims_child')$$,
  '42501', 'guardian_may_only_leave', 'nobody confirms a link to a child themselves'
);
select results_eq($$select id from public.players$$, $$values (tests.id('other_child'))$$, 'a parent sees the own child only');

select tests.act_as('owner');
select isnt_empty(
  $$insert into public.squad_members (team_id, player_id, joined_on)
    values (tests.id('team'), tests.id('other_child'), current_date) returning id$$,
  'an owner moves players between the teams'
);
select results_eq(
  $$select starts_on, ends_on from public.seasons where school_id = tests.id('home') and name = '2026/27'$$,
  $$values (date '2026-07-01', date '2027-06-30')$$,
  'a team opens its season, from the school''s own first month'
);
select throws_ok(
  $$insert into public.teams (school_id, name, age_group, season)
    values (tests.id('home'), 'U99', 'U99', '2026/27')$$, '23503', null,
  'an age group is one of the field''s'
);

select throws_ok(
  $$insert into public.guardian_links (guardian_id, player_id, relationship, status)
    values (tests.id('owner'), tests.id('child'), 'other', 'active')$$, '42501', null,
  'an owner does not become a guardian by their own hand, which would open the child''s health'
);
select tests.act_as('admin');
select throws_ok(
  $$insert into public.guardian_links (guardian_id, player_id, relationship, status)
    values (tests.id('admin'), tests.id('child'), 'other', 'active')$$, '42501', null,
  'nor does an administrator'
);
select lives_ok(
  $$insert into public.guardian_links (guardian_id, player_id, relationship, status)
    values (tests.id('owner'), tests.id('child'), 'other', 'pending')$$, 'who may link the owner'
);
select tests.act_as('owner');
select throws_ok(
  $$update public.guardian_links set status = 'active' where guardian_id = tests.id('owner')$$,
  '42501', 'guardian_may_only_leave', 'and the owner does not confirm it'
);

select isnt_empty(
  $$update public.guardian_links set relationship = 'guardian', can_respond = true, is_primary = true
    where id = tests.id('parent_of_child') returning id$$,
  'but changes the relationship of others'
);
select throws_ok(
  $$update public.guardian_links set can_consent = true where id = tests.id('other_parent_claims_child')$$,
  '42501', null, 'gives nobody rights'
);
select lives_ok(
  $$insert into public.guardian_links (guardian_id, player_id, relationship, status, is_primary)
    values (tests.id('coach'), tests.id('child'), 'relative', 'active', true)$$,
  'and names somebody else to call first'
);
select results_eq(
  $$select guardian_id from public.guardian_links where player_id = tests.id('child') and is_primary$$,
  $$values (tests.id('coach'))$$, 'who takes the place of the one before'
);
select isnt_empty(
  $$update public.guardian_links set is_primary = true where id = tests.id('parent_of_child') returning id$$,
  'and gives it back'
);

select tests.act_as('parent');
select results_eq(
  $$select id from public.players$$, $$values (tests.id('child'))$$, 'a parent reads the own child'
);
select throws_ok(
  $$update public.guardian_links set is_primary = true where id = tests.id('parent_of_child')$$,
  '42501', 'guardian_may_only_leave', 'a guardian gives themselves no rights'
);
select isnt_empty(
  $$update public.guardian_links set status = 'ended' where id = tests.id('parent_of_child') returning id$$,
  'but may leave'
);
select is_empty($$select from public.players$$, 'and the record is closed at once');
select results_eq(
  $$select guardian_id from public.guardian_links$$, $$values (tests.id('parent'))$$,
  'and not who else is linked to it'
);

select * from finish();
rollback;

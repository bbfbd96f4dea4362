-- Guardian requests: asking for a child, who sees it, and role and link in one step.
begin;
select plan(31);

select tests.give_account('newcomer', 'newcomer@family.test');
select tests.give_account('wordless', 'wordless@family.test');
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values
  (tests.named('emir'), tests.id('home'), 'Emir', 'Yılmaz', '2015-03-01'),
  (tests.named('emre'), tests.id('home'), 'Emre', 'Yilmaz-Kaya', '2013-03-01');
insert into public.squad_members (team_id, player_id) values (tests.id('team'), tests.id('emir'));

-- Asking ------------------------------------------------------------------------------------
select tests.act_as('newcomer');
select results_eq(
  $$select role, child_name, school_name from public.request_role('parent', null, 'home', '  yilmaz  Emir ')$$,
  $$values ('parent'::public.app_role, 'yilmaz  Emir', 'home')$$, 'a newcomer names a child'
);
select throws_ok(
  $$select public.request_role('parent', null, null, repeat('a', 121))$$, '23514', null, 'in up to 120 characters'
);
select results_eq(
  $$select child_name from public.request_role('coach', null, 'Home', 'Emir')$$, $$values (null::text)$$,
  'a coach names none'
);
select public.request_role('parent', null, 'home', 'yilmaz  Emir');
select is_empty($$select from public.players$$, 'and nothing opens');
select tests.act_as('parent');
select throws_ok($$select public.request_role('parent')$$, 'P0001', 'already_granted', 'a parent is one already');
select lives_ok($$select public.request_role('parent', null, null, 'Emre Yilmaz')$$, 'but may ask for another child');
select results_eq(
  $$select status::text, child_name from public.role_requests$$, $$values ('pending', 'Emre Yilmaz')$$, 'and reads the own request'
);
select lives_ok($$select public.withdraw_role_request()$$, 'until it is taken back');
select results_eq(
  $$select status::text, child_name from public.role_requests$$, $$values ('withdrawn', null::text)$$,
  'then the name is gone'
);
select lives_ok($$select public.withdraw_role_request()$$, 'taking back twice changes nothing');
select public.request_role('parent', null, null, 'Emre Yilmaz');

-- Who sees it -------------------------------------------------------------------------------
select tests.act_as('owner');
select results_eq(
  $$select person_email, child_name, school_id, holds_role from public.guardian_requests_to_decide()$$,
  $$values (null::text, 'Emre Yilmaz', tests.id('home'), true)$$, 'the owner sees the own parents'
);
select throws_ok(
  $$select public.approve_guardian(tests.id('newcomer'), tests.id('home'), tests.id('emir'))$$, '42501', 'guardian_not_yours',
  'and decides about no newcomer without a standing order'
);
select tests.act_as_database();
update public.schools set accepts_owner_invitations = true where id = tests.id('home');
select tests.act_as('owner');
select results_eq(
  $$select user_id, holds_role from public.guardian_requests_to_decide() order by holds_role$$,
  $$values (tests.id('newcomer'), false), (tests.id('parent'), true)$$, 'with one those who name the school, too'
);
select results_eq(
  $$select id, birth_year, team_names, is_linked, matches from public.search_children(tests.id('home'), 'Emir YILMAZ', tests.id('newcomer'))$$,
  $$values
    (tests.id('emir'), 2015, array['U13'], false, 2),
    (tests.id('emre'), 2013, '{}'::text[], false, 1)$$, 'children whose names fit best come first'
);
select results_eq(
  $$select id from public.search_children(tests.id('home'), 'Child', tests.id('parent')) where is_linked$$,
  $$values (tests.id('child'))$$, 'and those linked already are marked'
);

-- One step ----------------------------------------------------------------------------------
select throws_ok(
  $$select public.approve_guardian(tests.id('newcomer'), tests.id('home'))$$, 'P0001', 'child_required',
  'an owner says for which child'
);
select throws_ok(
  $$select public.approve_guardian(tests.id('newcomer'), tests.id('home'), tests.id('rival_child'))$$, 'P0001', 'child_unknown',
  'of the own school'
);
select is_empty(
  $$select from public.role_assignments where user_id = tests.id('newcomer')$$, 'what fails gives no role either'
);
select lives_ok($$select public.approve_guardian(tests.id('newcomer'), tests.id('home'), tests.id('emir'), 'father')$$, 'role and child');
select tests.act_as('newcomer');
select results_eq($$select id from public.players$$, $$values (tests.id('emir'))$$, 'the parent sees the child');
select results_eq(
  $$select status::text, relationship::text, accepted_at is not null, is_trusted from public.guardian_links$$,
  $$values ('active', 'father', true, false)$$, 'which they had named; more than trainings waits for a second person'
);
select results_eq(
  $$select status::text, child_name from public.role_requests$$, $$values ('approved', null::text)$$, 'the request is answered'
);
select results_eq(
  $$select kind from public.notifications where kind like 'role%'$$, $$values ('role_granted')$$, 'and told'
);
select tests.act_as('owner');
select lives_ok($$select public.approve_guardian(tests.id('parent'), tests.id('home'), tests.id('emir'), 'mother')$$, 'another child than named');
select tests.act_as('parent');
select results_eq(
  $$select accepted_at from public.guardian_links where player_id = tests.id('emir') and guardian_id = tests.id('parent')$$, $$values (null::timestamptz)$$,
  'is asked about before it counts'
);
select tests.act_as('wordless');
select public.request_role('parent', 'My daughter plays here', 'Home');
select tests.act_as('admin');
select is_empty($$select from public.guardian_requests_to_decide()$$, 'administrators read newcomers in the list of people');
select results_eq(
  $$select requested_role, request_child_name from public.search_users('wordless')$$,
  $$values ('parent'::public.app_role, null::text)$$, 'with the child where one is named'
);
select lives_ok($$select public.approve_guardian(tests.id('wordless'), tests.id('home'))$$, 'and may leave the child out');
select throws_ok(
  $$select public.approve_guardian(tests.id('wordless'), tests.id('home'))$$, 'P0001', 'child_required', 'once'
);
select tests.act_as('wordless');
select public.request_role('parent', null, null, 'Emre');
select tests.act_as('owner');
select lives_ok($$select public.decline_role_request((select request_id from public.guardian_requests_to_decide()))$$, 'an owner says no');
select is_empty($$select from public.guardian_requests_to_decide()$$, 'then nothing waits');

select * from finish();
rollback;

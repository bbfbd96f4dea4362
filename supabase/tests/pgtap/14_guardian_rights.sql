-- Guardian rights: how a link becomes trusted on the ways good people take.
begin;
select plan(29);

select tests.give_account('granny', 'granny@family.test');
select tests.give_account('dad', 'dad@family.test');
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('newcomer'), tests.id('home'), 'New', 'Comer', '2014-06-01');
insert into public.squad_members (team_id, player_id) values (tests.id('team'), tests.id('newcomer'));

-- A guardian adds a second one: asking is the confirmation, the second one accepts.
select tests.act_as('parent');
select isnt(
  public.invite(
    tests.id('home'), 'granny@family.test', 'parent', tests.id('child'), 'relative',
    p_rights => array['receives_health', 'can_pay']::public.guardian_right[]
  ), null, 'a guardian invites a second one with two rights'
);
select tests.act_as('granny');
select public.accept_invitation(tests.token_for('granny@family.test'));
select tests.act_as('admin');
select lives_ok($$select public.approve_invitation((select id from public.links_to_decide()))$$, 'the administrator gives the role');
select tests.act_as('granny');
select results_eq(
  $$select is_trusted, receives_health, can_pay, can_consent from public.guardian_links where guardian_id = tests.id('granny')$$,
  $$values (true, true, true, false)$$, 'and the link is trusted with the rights the guardian named'
);
select isnt_empty($$select from public.medical_notes$$, 'health is open');
select isnt_empty($$select from public.guardian_links where guardian_id = tests.id('parent')$$, 'the other guardian is seen');
select isnt_empty($$select from public.person_cards where user_id = tests.id('parent')$$, 'by name');
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'what was not named stays closed');
select tests.act_as('parent');
select lives_ok(
  $$select public.set_guardian_right((select id from public.guardian_links where guardian_id = tests.id('granny')), 'can_consent', true)$$,
  'a right is given later'
);
select lives_ok(
  $$select public.set_guardian_right((select id from public.guardian_links where guardian_id = tests.id('granny')), 'can_pay', false)$$,
  'or taken by whoever gave the trust'
);
select tests.act_as('granny');
select lives_ok($$select public.export_child_data(tests.id('child'))$$, 'and counts at once');
select lives_ok(
  $$select public.set_guardian_right((select id from public.guardian_links where guardian_id = tests.id('granny')), 'can_consent', false)$$,
  'everybody gives up their own'
);
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'which counts at once, too');

-- The first guardian: the coach asks, the administrator sees the child and confirms.
select tests.act_as('coach');
select public.invite(tests.id('home'), 'dad@family.test', 'parent', tests.id('newcomer'), 'father');
select tests.act_as('dad');
select public.accept_invitation(tests.token_for('dad@family.test'));
select tests.act_as('admin');
select results_eq(
  $$select kind, player_name, team_names, person_email, asked_by_name, may_confirm, guardians from public.links_to_decide()$$,
  $$values ('invitation', 'New Comer', array['U13'], 'dad@family.test', 'Coach Test', true, '[]'::jsonb)$$,
  'the administrator sees for whom, by whom, and that there is no other guardian'
);
select lives_ok(
  $$select public.approve_invitation((select id from public.links_to_decide()), array['can_consent', 'can_pay', 'receives_health']::public.guardian_right[])$$,
  'one approval gives role, trust and rights'
);
select results_eq(
  $$select details ->> 'right' from public.audit_log where action = 'guardian_right_given' and user_id = tests.id('dad') order by 1$$,
  $$values ('can_consent'), ('can_pay'), ('receives_health')$$, 'each with an entry of its own'
);
select is_empty($$select from public.links_to_decide()$$, 'nothing waits any more');
select tests.act_as('officer');
select is_empty($$select from public.notifications where kind = 'guardian_to_confirm'$$, 'nor is anybody else asked');
select tests.act_as('dad');
select lives_ok($$select public.export_child_data(tests.id('newcomer'))$$, 'the father decides about the data');
select results_eq(
  $$select is_primary from public.guardian_links where guardian_id = tests.id('dad')$$, $$values (true)$$, 'and is the one to call first'
);

-- An administrator who asked is not the one who confirms.
select tests.act_as('admin');
select is(
  public.invite(tests.id('home'), 'granny@family.test', 'parent', tests.id('other_child'), 'relative'), null,
  'an administrator asks for a known parent'
);
select tests.act_as('granny');
select public.accept_guardian_link((select id from public.guardian_links where accepted_at is null and guardian_id = tests.id('granny')));
select tests.act_as('admin');
select is_empty($$select from public.links_to_decide()$$, 'and is not asked to confirm it');
select tests.act_as('other_parent');
select results_eq($$select person_name from public.links_to_decide()$$, $$values ('Granny')$$, 'the father is');
select isnt_empty($$select from public.notifications where kind = 'guardian_to_confirm'$$, 'and told');
select lives_ok($$select public.object_to_guardian((select id from public.links_to_decide()))$$, 'he objects');
select tests.act_as('officer');
select results_eq($$select kind, may_confirm from public.links_to_decide()$$, $$values ('objection', true)$$, 'the officer decides');
select lives_ok($$select public.decide_objection((select id from public.links_to_decide()), false)$$, 'and lets the link be');
select tests.act_as('granny');
select isnt_empty($$select from public.players where id = tests.id('other_child')$$, 'which is what it was before');

-- A young player's account, confirmed by the guardian.
select tests.act_as_database();
select tests.give_account('kid', 'kid@family.test');
select tests.act_as('coach');
select public.invite(tests.id('home'), 'kid@family.test', 'player', tests.id('newcomer'));
select tests.act_as('kid');
select public.accept_invitation(tests.token_for('kid@family.test'));
select tests.act_as('admin');
select public.approve_invitation((select id from public.links_to_decide()));
select tests.act_as('dad');
select lives_ok($$select public.confirm_player_account((select id from public.links_to_decide()))$$, 'the father says: this is my child''s account');
select tests.act_as('kid');
select results_eq($$select id from public.players$$, $$values (tests.id('newcomer'))$$, 'and the player sees the own record');

select * from finish();
rollback;

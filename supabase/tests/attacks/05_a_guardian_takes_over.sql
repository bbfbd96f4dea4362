-- Attack: somebody with a foot in the door, linked, ended, suspended or objected to, reaches for more rights or
-- for the place of another guardian.
begin;
select plan(31);

insert into public.role_assignments (user_id, role, school_id) values (tests.id('coach'), 'parent', tests.id('home'));
select tests.act_as('owner');
select public.invite(tests.id('home'), 'other_parent@club.test', 'parent', tests.id('child'), 'relative');
select tests.act_as('other_parent');
select lives_ok($$select public.accept_guardian_link(tests.id('other_parent_claims_child'))$$, 'a second guardian accepts');

-- Least rights give no power over others.
select is_empty($$select from public.guardian_links where guardian_id = tests.id('parent')$$, 'an unconfirmed guardian does not learn who else is linked');
select throws_ok($$select public.object_to_guardian(tests.id('parent_of_child'))$$, '42501', 'objection_not_yours', 'throws no other out');
select throws_ok($$select public.set_guardian_right(tests.id('parent_of_child'), 'can_consent', false)$$, '42501', 'right_not_yours', 'takes no rights');
select throws_ok($$select public.set_guardian_right(tests.id('other_parent_claims_child'), 'can_consent', true)$$, '42501', 'right_not_yours', 'gives none to themselves');
select throws_ok(
  $$insert into public.medical_notes (player_id, allergies) values (tests.id('child'), 'none')$$, '42501', null, 'writes no health'
);
select throws_ok($$select public.record_measurement(tests.id('child'), 150)$$, '42501', 'player_not_coached', 'by no function');

-- Nobody outside the family, the office and the administrators confirms or decides.
select tests.act_as('rival_parent');
select throws_ok($$select public.confirm_guardian_link(tests.id('other_parent_claims_child'))$$, '42501', 'confirmation_not_yours', 'a stranger confirms nothing');
select throws_ok($$select public.refuse_guardian_link(tests.id('other_parent_claims_child'))$$, '42501', 'confirmation_not_yours', 'refuses nothing');
select throws_ok($$select public.object_to_guardian(tests.id('parent_of_child'))$$, '42501', 'objection_not_yours', 'and objects to nothing');
select throws_ok($$select public.decide_objection(tests.id('parent_of_child'), true)$$, '42501', 'decision_not_yours', 'and decides nothing');
select is_empty($$select from public.links_to_decide()$$, 'and sees nothing that waits');
select tests.act_as('coach');
select is_empty($$select from public.links_to_decide()$$, 'nor does a coach');
select tests.act_as('player');
select throws_ok($$select public.confirm_guardian_link(tests.id('other_parent_claims_child'))$$, '42501', 'confirmation_not_yours', 'nor does the child confirm its guardian');

-- The mother confirms; a right she does not hold she cannot pass on.
select tests.act_as_database();
update public.guardian_links set can_pay = false where id = tests.id('parent_of_child');
select tests.act_as('parent');
select throws_ok(
  $$select public.confirm_guardian_link(tests.id('other_parent_claims_child'), array['can_pay']::public.guardian_right[])$$,
  '42501', 'right_not_yours', 'a guardian gives only rights they hold'
);
select lives_ok($$select public.confirm_guardian_link(tests.id('other_parent_claims_child'), array['can_consent']::public.guardian_right[])$$, 'the mother confirms');
select isnt_empty(
  $$select from public.guardian_links where id = tests.id('other_parent_claims_child') and is_trusted and can_consent and not receives_health$$,
  'with one right'
);
select tests.act_as('admin');
select isnt_empty(
  $$select from public.audit_log where action = 'guardian_right_given' and actor_id = tests.id('parent')
      and user_id = tests.id('other_parent') and details ->> 'right' = 'can_consent'$$,
  'which stands in the audit log'
);
select tests.act_as('other_parent');
select throws_ok($$select public.object_to_guardian(tests.id('parent_of_child'))$$, '42501', 'objection_not_yours', 'the newer guardian does not throw the older out');
select throws_ok($$select public.set_guardian_right(tests.id('parent_of_child'), 'can_consent', false)$$, '42501', 'right_not_yours', 'nor take rights away');
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@mail.test', 'parent', tests.id('child'), 'father', p_rights => array['receives_health']::public.guardian_right[])$$,
  '42501', 'right_not_yours', 'nor give a third account what they do not hold'
);

-- An objection closes at once and only the office opens again.
select tests.act_as('parent');
select lives_ok($$select public.object_to_guardian(tests.id('other_parent_claims_child'))$$, 'the older guardian objects');
select tests.act_as('other_parent');
select is_empty($$select from public.players where id = tests.id('child')$$, 'which closes the child at once');
select throws_ok($$select public.accept_guardian_link(tests.id('other_parent_claims_child'))$$, '42501', 'link_not_yours', 'accepting does not open it');
select tests.act_as('owner');
select throws_ok(
  $$update public.guardian_links set status = 'active' where id = tests.id('other_parent_claims_child')$$, '42501', 'objection_undecided',
  'nor does the owner'
);
select throws_ok($$select public.decide_objection(tests.id('other_parent_claims_child'), false)$$, '42501', 'decision_not_yours', 'who does not decide');
select tests.act_as('officer');
select lives_ok($$select public.decide_objection(tests.id('other_parent_claims_child'), true)$$, 'the officer does');

-- Locked out.
select tests.act_as_database();
update public.users set status = 'suspended' where id = tests.id('parent');
select tests.act_as('parent');
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'a suspended guardian exports nothing');
select throws_ok($$select public.object_to_guardian(tests.id('other_parent_claims_child'))$$, '42501', 'objection_not_yours', 'and objects to nothing');
select throws_ok($$select public.confirm_guardian_link(tests.id('other_parent_claims_child'))$$, '42501', 'confirmation_not_yours', 'nor confirms');

-- The mother refuses what waits for her.
select tests.act_as_database();
update public.users set status = 'active' where id = tests.id('parent');
select tests.act_as('owner');
select public.invite(tests.id('home'), 'other_parent@club.test', 'parent', tests.id('child'), 'relative');
select tests.act_as('parent');
select lives_ok(
  $$select public.refuse_guardian_link((select id from public.guardian_links where player_id = tests.id('child') and status = 'active' and confirmed_at is null))$$,
  'a guardian refuses a link that waits'
);

select * from finish();
rollback;

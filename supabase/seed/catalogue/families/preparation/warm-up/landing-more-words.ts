/** Parts of the prevention programme, continued. */
import type { DrillTask } from '../kit'

export const moreLandingTasks: readonly DrillTask[] = [
  {
    key: 'trunk',
    harder: 0,
    name: ['strong middle', 'starke Mitte', 'здрав торс'],
    aim: [
      'Hold the trunk firm while arms and legs move.',
      'Den Rumpf fest halten, während sich Arme und Beine bewegen.',
      'Стегнат торс, докато ръцете и краката се движат.',
    ],
    rule: [
      'Partners do the same, face to face: forearm plank with high fives, side plank with the free hand waving, bridge with one leg stretched, walking lunges away and back. 20 seconds each.',
      'Beide machen dasselbe, Gesicht zueinander: Unterarmstütz mit Abklatschen, Seitstütz mit Winken, Brücke mit gestrecktem Bein, Ausfallschritte weg und zurück. Je 20 Sekunden.',
      'Двамата правят едно и също, лице в лице: планк с пляскане на ръце, страничен планк с махане, мост с изпънат крак, напади встрани и обратно. По 20 секунди.',
    ],
    points: [
      [
        'A straight line from head to heels; tighten the stomach.',
        'Vom Kopf bis zur Ferse eine Linie; Bauch fest.',
        'Права линия от глава до пети; стегнат корем.',
      ],
      [
        'Lunge: front knee over the foot, back straight.',
        'Ausfallschritt: vorderes Knie über dem Fuß, Rücken gerade.',
        'Напад: предното коляно над стъпалото, гърбът изправен.',
      ],
    ],
    more: [
      [
        'In the plank roll an imaginary ball from hand to hand, then lift a foot.',
        'Im Stütz einen gedachten Ball von Hand zu Hand rollen, dann einen Fuß heben.',
        'В планк търкаляй въображаема топка от ръка в ръка, после вдигни стъпало.',
      ],
    ],
    easier: [
      'Knees on the ground in the plank.',
      'Im Stütz die Knie ablegen.',
      'В планк с колене на земята.',
    ],
    scoring: [
      'Pairs count 20-second sets in which nobody sagged.',
      'Das Paar zählt 20-Sekunden-Sätze ohne Durchhängen.',
      'Двойката брои серии по 20 секунди без провисване.',
    ],
    question: [
      'Why does a strong middle help in a duel?',
      'Warum hilft eine starke Mitte im Zweikampf?',
      'Защо здравият торс помага в единоборство?',
    ],
    fault: [
      'Hips sag or point up.',
      'Hüfte hängt durch oder ist zu hoch.',
      'Тазът провисва или е твърде високо.',
    ],
  },
  {
    key: 'nudge',
    harder: 1,
    from: 9,
    name: ['nudge and stay', 'schubsen und stehen', 'побутване и баланс'],
    aim: [
      'React to a push without losing the position.',
      'Auf einen Schubs reagieren, ohne die Position zu verlieren.',
      'Реакция на побутване без загуба на позиция.',
    ],
    rule: [
      'Both on one leg, the ball between two palms or forearms. Push and give way through the ball: who puts the other foot down starts a jog to the far line and comes back. Then shoulder to shoulder, hopping.',
      'Beide auf einem Bein, der Ball zwischen den Handflächen oder Unterarmen. Über den Ball drücken und nachgeben: Wer absetzt, trabt zur hinteren Linie und zurück. Danach Schulter an Schulter hüpfend.',
      'Двамата на един крак, топката между дланите или предмишниците. Натискане и отпускане през топката: който стъпи, тича леко до задната линия и обратно. После рамо до рамо с подскоци.',
    ],
    points: [
      [
        'Low and soft in the knee: absorb, then push.',
        'Tief und weich im Knie: auffangen, dann drücken.',
        'Ниско и меко коляно: поеми, после натисни.',
      ],
      [
        'Elbows stay at the body: strong, but fair.',
        'Ellbogen am Körper: stark, aber fair.',
        'Лактите до тялото: силно, но честно.',
      ],
    ],
    more: [
      [
        'For the last ten seconds no contact: eyes on a spot far away, stand still.',
        'Die letzten zehn Sekunden ohne Kontakt: Blick auf einen Punkt in der Ferne, ruhig stehen.',
        'Последните десет секунди без контакт: погледът в далечна точка, стой неподвижно.',
      ],
    ],
    easier: [
      'Both feet on the ground in a lunge.',
      'Beide Füße am Boden im Ausfallschritt.',
      'Двата крака на земята в напад.',
    ],
    scoring: [
      'Five duels per partner; a foot on the ground is a point for the other.',
      'Fünf Duelle pro Partner; Absetzen ist ein Punkt für den anderen.',
      'Пет дуела с партньор; стъпването е точка за другия.',
    ],
    question: [
      'When is giving way cleverer than pushing?',
      'Wann ist Nachgeben klüger als Drücken?',
      'Кога отстъпването е по-умно от натискането?',
    ],
    fault: [
      'Stiff legs: one push and it is over.',
      'Steife Beine: Ein Schubs und es ist vorbei.',
      'Сковани крака: едно побутване и край.',
    ],
  },
]

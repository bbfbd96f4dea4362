/** Ways of mirroring a partner. */
import type { DrillTask } from '../kit'
import { moreMirrorTasks } from './mirror-more-words'

export const mirrorTasks: readonly DrillTask[] = [
  {
    key: 'shadow',
    harder: 0,
    name: ['the shadow', 'der Schatten', 'сянката'],
    aim: [
      'Follow a partner’s run and stay balanced at every change.',
      'Dem Laufweg des Partners folgen und bei jedem Wechsel im Gleichgewicht bleiben.',
      'Следване на пътя на партньора и равновесие при всяка смяна.',
    ],
    rule: [
      'The leader dribbles anywhere; the partner follows as a shadow two metres behind and copies everything: arms, steps, turns. On “ball” the leader leaves it and the shadow takes over.',
      'Der Führende dribbelt frei; der Partner folgt zwei Meter dahinter als Schatten und macht alles nach: Arme, Schritte, Drehungen. Auf „Ball“ lässt der Führende ihn liegen, und der Schatten übernimmt.',
      'Водещият води топката свободно; партньорът го следва на два метра като сянка и повтаря всичко: ръце, крачки, завои. При „топка“ водещият я оставя и сянката поема.',
    ],
    points: [
      [
        'Shadow: bend the knees, stay on the balls of your feet.',
        'Schatten: Knie beugen, auf den Fußballen bleiben.',
        'Сянка: сгънати колене, на пръсти.',
      ],
      [
        'Leader: lift your head and choose a free way for two.',
        'Führender: Kopf hoch und einen freien Weg für zwei wählen.',
        'Водещ: вдигни глава и избери свободен път за двама.',
      ],
    ],
    more: [
      [
        'The shadow claps when the leader looks only at the ball.',
        'Der Schatten klatscht, wenn der Führende nur auf den Ball schaut.',
        'Сянката плясва, когато водещият гледа само топката.',
      ],
    ],
    easier: [
      'The leader walks and only the turns are quick.',
      'Der Führende geht, nur die Drehungen sind schnell.',
      'Водещият върви, само завоите са бързи.',
    ],
    scoring: [
      'The leader looks back on the whistle: shadow within two metres, point for the pair.',
      'Auf Pfiff umdrehen: Ist der Schatten höchstens zwei Meter weg, bekommt das Paar einen Punkt.',
      'При свирка водещият се обръща: сянката е до два метра – точка за двойката.',
    ],
    question: [
      'How did you notice early where the leader would turn?',
      'Woran hast du früh gemerkt, wohin sich der Führende dreht?',
      'По какво позна рано накъде ще завие водещият?',
    ],
    fault: [
      'The shadow cuts corners: follow the same line.',
      'Der Schatten kürzt ab: denselben Weg laufen.',
      'Сянката реже завоите: върви по същия път.',
    ],
  },
  {
    key: 'face-to-face',
    harder: 0,
    name: ['face to face', 'von Angesicht zu Angesicht', 'лице в лице'],
    aim: [
      'Side steps and quick reactions while the ball stays near.',
      'Sidesteps und schnelle Reaktion mit dem Ball am Fuß.',
      'Странични стъпки и бърза реакция с топка в крака.',
    ],
    rule: [
      'Partners face each other. The leader moves the ball sideways with sole and inside; the partner mirrors with side steps. On “change” the ball is passed and the mirror leads.',
      'Die Partner stehen sich gegenüber. Der Führende zieht den Ball mit Sohle und Innenseite seitwärts; der Partner spiegelt mit Sidesteps. Auf „Wechsel“ wird gepasst, und der Spiegel führt.',
      'Партньорите са един срещу друг. Водещият мести топката встрани с подметка и вътрешна част; партньорът отразява със странични стъпки. При „смяна“ пас и огледалото води.',
    ],
    points: [
      [
        'Push off from the outer foot; feet never cross.',
        'Vom äußeren Fuß abdrücken; die Füße kreuzen nie.',
        'Отблъсни се с външния крак; краката не се кръстосват.',
      ],
      [
        'Sole, inside, sole: the ball moves with you, not after you.',
        'Sohle, Innenseite, Sohle: Der Ball wandert mit dir.',
        'Подметка, вътрешна, подметка: топката се движи с теб.',
      ],
    ],
    more: [
      [
        'The leader may feint once before moving.',
        'Der Führende darf vorher einmal täuschen.',
        'Водещият може да направи една финта преди движението.',
      ],
    ],
    easier: [
      'Move only along a line and stop at both ends.',
      'Nur auf einer Linie bewegen und an den Enden anhalten.',
      'Движение само по линия и спиране в краищата.',
    ],
    scoring: [
      'Leader level and partner late: one point for the leader.',
      'Ist der Partner zu spät, ein Punkt für den Führenden.',
      'Закъснее ли партньорът – точка за водещия.',
    ],
    question: [
      'What helps you to stop at once?',
      'Was hilft dir, sofort zu stoppen?',
      'Какво ти помага да спреш веднага?',
    ],
    fault: [
      'Standing upright: sink the hips, hands in front.',
      'Zu aufrecht: Hüfte tief, Hände vor dem Körper.',
      'Изправен стоеж: снижи таза, ръцете напред.',
    ],
  },
  ...moreMirrorTasks,
]

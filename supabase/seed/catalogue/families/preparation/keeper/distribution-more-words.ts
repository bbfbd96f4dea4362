/** How the keeper brings the ball into play, continued. */
import type { DrillTask } from '../kit'

export const moreDistributionTasks: readonly DrillTask[] = [
  {
    key: 'back-pass',
    harder: 1,
    from: 9,
    name: ['the back pass', 'der Rückpass', 'пас назад'],
    aim: [
      'Use the keeper to change sides under pressure.',
      'Den Torwart unter Druck zum Verlagern nutzen.',
      'Вратарят помага за смяна на страната под натиск.',
    ],
    rule: [
      'The start is a pass from a full-back to the keeper, with an opponent running after it. The keeper may not use the hands and plays to the other side with two touches at most.',
      'Es beginnt mit einem Rückpass des Außenverteidigers, dem ein Gegner nachläuft. Der Torwart darf nicht die Hände nehmen und verlagert mit höchstens zwei Kontakten.',
      'Начало: пас назад от крайния защитник, след който тича противник. Вратарят не ползва ръце и прехвърля на другата страна с най-много две докосвания.',
    ],
    points: [
      [
        'Offer yourself beside the goal, not in front of it.',
        'Biete dich neben dem Tor an, nicht davor.',
        'Покажи се встрани от вратата, не пред нея.',
      ],
      [
        'First touch away from the runner towards the free side.',
        'Erster Kontakt weg vom Gegner zur freien Seite.',
        'Първо докосване встрани от противника към свободната страна.',
      ],
    ],
    more: [
      [
        'One touch when the pass comes with the right weight.',
        'Direktspiel, wenn der Pass die richtige Schärfe hat.',
        'Едно докосване, ако пасът е с точна сила.',
      ],
    ],
    easier: [
      'The opponent starts only after the keeper’s first touch.',
      'Der Gegner startet erst mit dem ersten Kontakt des Torwarts.',
      'Противникът тръгва чак с първото докосване на вратаря.',
    ],
    scoring: [
      'A switch that reaches the other side one point, then goal two.',
      'Gelungene Verlagerung ein Punkt, Tor danach zwei.',
      'Успешно прехвърляне – точка, гол след него – две.',
    ],
    question: [
      'Where did you look while the ball was rolling to you?',
      'Wohin hast du geschaut, als der Ball zu dir rollte?',
      'Накъде гледаше, докато топката идваше към теб?',
    ],
    fault: [
      'Back passes on target: play them beside the goal.',
      'Rückpässe aufs Tor: immer neben das Tor spielen.',
      'Пас назад към вратата: винаги встрани от нея.',
    ],
  },
  {
    key: 'long',
    harder: 2,
    from: 11,
    name: ['long ball past the press', 'langer Ball über das Pressing', 'дълга топка над пресата'],
    aim: [
      'Recognise when the long ball is the free one.',
      'Erkennen, wann der lange Ball der freie ist.',
      'Разпознаване кога дългата топка е свободната.',
    ],
    rule: [
      'Opponents may press as high as they want. If all short players are marked the keeper plays a lofted or driven ball to the farthest team-mate, who takes it with foot, thigh or chest; the others move up for the second ball.',
      'Die Gegner dürfen beliebig hoch pressen. Sind alle kurzen Spieler gedeckt, spielt der Torwart hoch oder scharf zum entferntesten Mitspieler, der mit Fuß, Oberschenkel oder Brust annimmt; die anderen rücken zum zweiten Ball nach.',
      'Противниците пресират колкото искат високо. Ако близките са пазени, вратарят играе с парабола или силно към най-далечния, който приема с крак, бедро или гърди; другите идват за втората топка.',
    ],
    points: [
      [
        'Count the pressers: if they are many, there is space behind.',
        'Zähl die Pressenden: Sind es viele, ist dahinter Platz.',
        'Брой пресиращите: ако са много, отзад има място.',
      ],
      [
        'Standing foot beside the ball, strike through its lower half.',
        'Standbein neben den Ball, unteren Teil treffen, durchschwingen.',
        'Опорен крак до топката, удар в долната половина.',
      ],
    ],
    more: [
      [
        'Volley out of the hands or half-volley as a second choice.',
        'Als zweite Wahl Volley oder Dropkick aus der Hand.',
        'Като втори избор – удар от ръце или дропкик.',
      ],
    ],
    easier: [
      'The receiver is free for two seconds.',
      'Der Empfänger ist zwei Sekunden frei.',
      'Приемащият е свободен две секунди.',
    ],
    scoring: [
      'Received or second ball won one point, goal two.',
      'Angenommen oder zweiten Ball gewonnen ein Punkt, Tor zwei.',
      'Приета или спечелена втора топка – точка, гол – две.',
    ],
    question: [
      'What do you see that tells you “long”?',
      'Was siehst du, das dir „lang“ sagt?',
      'Какво виждаш, което ти казва „дълго“?',
    ],
    fault: [
      'Long by habit, although a short player is free.',
      'Aus Gewohnheit lang, obwohl kurz frei ist.',
      'Дълго по навик, въпреки свободен наблизо.',
    ],
  },
]

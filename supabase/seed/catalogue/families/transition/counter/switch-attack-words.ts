/** Tasks of drawing, switching and attacking. */
import type { TransitionTask } from '../kit'

export const switchTasks: readonly TransitionTask[] = [
  {
    key: 'after-four',
    harder: 0,
    name: ['after four passes', 'nach vier Pässen', 'след четири паса'],
    aim: [
      'Switch with two quick passes.',
      'Mit zwei schnellen Pässen verlagern.',
      'Смяна с два бързи паса.',
    ],
    rule: [
      'After four passes in the zone the ball goes over the player behind to the far winger.',
      'Nach vier Pässen in der Zone läuft der Ball über den hinteren Spieler zum fernen Flügel.',
      'След четири паса в зоната топката минава през задния към далечното крило.',
    ],
    points: [
      [
        'Player behind: stand open, first touch already towards the far side.',
        'Hinterer Spieler: offen stehen, erster Kontakt schon zur fernen Seite.',
        'Заден: стой отворен, първото докосване е към далечната страна.',
      ],
      [
        'Firm passes along the ground: a slow ball lets them shift across.',
        'Scharfe Flachpässe: Ein langsamer Ball lässt sie verschieben.',
        'Силни пасове по земя: бавната топка им позволява да се изместят.',
      ],
    ],
    more: [
      [
        'The passer behind has one touch.',
        'Der hintere Spieler hat einen Kontakt.',
        'Задният има едно докосване.',
      ],
    ],
    easier: ['After two passes.', 'Nach zwei Pässen.', 'След два паса.'],
    scoring: [
      'Goal after a switch two points.',
      'Tor nach Verlagerung zwei Punkte.',
      'Гол след смяна – две точки.',
    ],
    question: [
      'When are the opponents close enough together?',
      'Wann stehen die Gegner eng genug?',
      'Кога противниците са достатъчно събрани?',
    ],
    fault: [
      'The four passes are counted and nobody is drawn in.',
      'Es werden Pässe gezählt, aber niemand gelockt.',
      'Броят се пасове, без никой да е привлечен.',
    ],
  },
  {
    key: 'when-pressed',
    harder: 1,
    name: ['switch when they press', 'verlagern, wenn sie pressen', 'смяна при преса'],
    aim: [
      'See the signal for the switch.',
      'Das Signal für die Verlagerung erkennen.',
      'Разпознава се сигналът за смяна.',
    ],
    rule: [
      'The switch is free, but counts only when a defender is within two metres of the passer: let them come.',
      'Die Verlagerung ist frei, zählt aber nur, wenn ein Verteidiger bis auf zwei Meter am Passgeber ist: kommen lassen.',
      'Смяната е свободна, но важи само ако защитник е на до два метра от подаващия: оставете го да дойде.',
    ],
    points: [
      [
        'Sole on the ball, invite pressure, then pass.',
        'Sohle auf den Ball, Druck einladen, dann passen.',
        'Стъпало върху топката, покани натиска, после подай.',
      ],
      [
        'Look at the far side before the ball comes to you.',
        'Blick auf die ferne Seite, bevor der Ball kommt.',
        'Погледни далечната страна, преди да получиш.',
      ],
    ],
    more: [['One metre instead of two.', 'Ein Meter statt zwei.', 'Един метър вместо два.']],
    easier: ['The coach calls “now”.', 'Der Trainer ruft „Jetzt“.', 'Треньорът вика „Сега“.'],
    scoring: [
      'Goal after a switch under pressure three points, else one.',
      'Tor nach Verlagerung unter Druck drei Punkte, sonst einer.',
      'Гол след смяна под натиск – три точки, иначе една.',
    ],
    question: [
      'How near may the opponent come?',
      'Wie nah darf der Gegner kommen?',
      'Колко близо може да дойде противникът?',
    ],
    fault: [
      'Ball lost by waiting too long with the back to the far side.',
      'Ballverlust, weil mit dem Rücken zur fernen Seite gewartet wird.',
      'Загуба, защото се чака с гръб към далечната страна.',
    ],
  },
  {
    key: 'one-long-ball',
    harder: 1,
    from: 11,
    name: ['one long ball across', 'ein langer Diagonalball', 'един дълъг диагонален пас'],
    aim: [
      'Switch with one long diagonal ball.',
      'Mit einem langen Diagonalball verlagern.',
      'Смяна с един дълъг диагонал.',
    ],
    rule: [
      'The switch is one ball through the air from the zone to the winger, who must control it with foot, thigh or chest before it goes out.',
      'Verlagert wird mit einem hohen Ball aus der Zone zum Flügel, der ihn mit Fuß, Oberschenkel oder Brust im Feld kontrolliert.',
      'Смяната е един висок пас от зоната към крилото, което овладява с крак, бедро или гърди в полето.',
    ],
    points: [
      [
        'Standing foot beside the ball, lean back a little, follow through to the target.',
        'Standbein neben den Ball, leicht zurücklehnen, zum Ziel durchschwingen.',
        'Опорният крак до топката, леко назад, удар към целта.',
      ],
      [
        'Winger: move towards the ball’s flight early, first touch forward.',
        'Flügel: früh zum Ball gehen, erster Kontakt nach vorn.',
        'Крило: тръгни рано към топката, първото докосване е напред.',
      ],
    ],
    more: [
      [
        'Control and cross or shot with three touches.',
        'Annahme und Flanke oder Schuss mit drei Kontakten.',
        'Овладяване и центриране или удар с три докосвания.',
      ],
    ],
    easier: [
      'The ball may bounce once.',
      'Der Ball darf einmal aufspringen.',
      'Топката може да тупне веднъж.',
    ],
    scoring: [
      'Clean control one point, goal two more.',
      'Saubere Annahme ein Punkt, Tor zwei dazu.',
      'Чисто овладяване – точка, гол – още две.',
    ],
    question: [
      'What must the passer’s body look like before the long ball?',
      'Wie steht der Passgeber vor dem langen Ball?',
      'Как застава подаващият преди дългия пас?',
    ],
    fault: [
      'Flat into the defenders: too little under the ball.',
      'Zu flach in die Verteidiger: Fuß nicht unter dem Ball.',
      'Прекалено ниско в защитниците: кракът не е под топката.',
    ],
  },
  {
    key: 'eight-seconds-after',
    harder: 2,
    name: [
      'shot eight seconds after the switch',
      'Schuss acht Sekunden danach',
      'удар до осем секунди',
    ],
    aim: [
      'Use the switch before the block has shifted.',
      'Die Verlagerung nutzen, bevor der Block verschoben hat.',
      'Смяната се използва, преди блокът да се измести.',
    ],
    rule: [
      'From the pass out of the zone there are eight seconds to the shot; two green players must arrive in front of the goal.',
      'Ab dem Pass aus der Zone bleiben acht Sekunden bis zum Schuss; zwei Grüne müssen vor dem Tor ankommen.',
      'От паса извън зоната има осем секунди до удара; двама зелени трябва да стигнат пред вратата.',
    ],
    points: [
      [
        'Those who are in the zone: sprint to near and far post, do not admire the pass.',
        'Aus der Zone: sprintet an den ersten und zweiten Pfosten, nicht zuschauen.',
        'От зоната: спринт към първа и втора греда, без гледане.',
      ],
      [
        'Winger: one against one? Take it on at once. Two? Wait for the overlap.',
        'Flügel: eins gegen eins? Sofort angehen. Zwei? Auf das Hinterlaufen warten.',
        'Крило: един срещу един? Веднага. Двама? Изчакай включването.',
      ],
    ],
    more: [['Six seconds.', 'Sechs Sekunden.', 'Шест секунди.']],
    easier: ['Twelve seconds.', 'Zwölf Sekunden.', 'Дванадесет секунди.'],
    scoring: [
      'Goal in time three points, later one.',
      'Tor in der Zeit drei Punkte, später einer.',
      'Гол навреме – три точки, по-късно – една.',
    ],
    question: [
      'Who arrived in front of the goal, and who could have?',
      'Wer kam vor dem Tor an, wer hätte können?',
      'Кой стигна пред вратата и кой можеше?',
    ],
    fault: [
      'Winger goes alone because nobody has followed.',
      'Der Flügel bleibt allein, weil keiner nachrückt.',
      'Крилото остава само, защото никой не го следва.',
    ],
  },
]

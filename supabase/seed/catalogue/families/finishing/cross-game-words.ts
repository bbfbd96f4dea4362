/** Rules of the game with wing channels: how wide play is rewarded. */
import type { FinishingTask } from './kit'

export const crossGameTasks: readonly FinishingTask[] = [
  {
    key: 'free-channel',
    harder: 0,
    name: ['free wings', 'freie Flügel', 'свободни крила'],
    aim: [
      'Find the free wide player and fill the goal area.',
      'Den freien Flügelspieler finden und den Torraum besetzen.',
      'Намиране на свободното крило и запълване на наказателното поле.',
    ],
    rule: [
      'The wide players in the channels belong to the team on the ball and cannot be attacked. Goals after their pass count two, all others one.',
      'Die Flügelspieler in den Streifen spielen mit dem Team am Ball und dürfen nicht angegriffen werden. Tore nach ihrem Pass zählen zwei, alle anderen eins.',
      'Крилата в коридорите играят с владеещите и не се нападат. Гол след техен пас е две точки, всеки друг – една.',
    ],
    points: [
      [
        'Ball to the wing? Two go into the box at once.',
        'Ball am Flügel? Sofort gehen zwei vors Tor.',
        'Топката е на крилото? Веднага двама влизат.',
      ],
      [
        'Wide player: first touch forwards, second one is the ball in.',
        'Flügel: erster Kontakt nach vorn, der zweite ist die Hereingabe.',
        'Крило: първо докосване напред, второто е подаването.',
      ],
    ],
    more: [
      [
        'Three seconds for the wide player.',
        'Drei Sekunden Zeit für den Flügelspieler.',
        'Три секунди за крилото.',
      ],
    ],
    easier: [
      'Any goal after touching a wide player in the attack counts two.',
      'Jedes Tor, in dessen Angriff ein Flügel den Ball hatte, zählt zwei.',
      'Всеки гол в атака с участие на крило е две точки.',
    ],
    scoring: [
      'Goal one point, after a pass from the channel two.',
      'Tor ein Punkt, nach Pass aus dem Streifen zwei.',
      'Гол – точка, след пас от коридора – две.',
    ],
    question: [
      'Who goes where when the ball is on the wing?',
      'Wer geht wohin, wenn der Ball am Flügel ist?',
      'Кой къде отива, когато топката е на крилото?',
    ],
    fault: [
      'Everyone waits for the cross at the same post.',
      'Alle warten am selben Pfosten auf die Hereingabe.',
      'Всички чакат на една и съща греда.',
    ],
  },
  {
    key: 'low-only',
    harder: 1,
    from: 8,
    name: ['low balls into the box', 'nur flache Hereingaben', 'само ниски подавания'],
    aim: [
      'Choose between cut-back and ball behind the defence, always flat.',
      'Zwischen Rückpass und Ball hinter die Abwehr wählen, immer flach.',
      'Избор между връщане и топка зад защитата, винаги ниско.',
    ],
    rule: [
      'Balls from the channel must stay below the knee. A goal with the first touch after it counts three.',
      'Bälle aus dem Streifen müssen unter Kniehöhe bleiben. Ein Tor mit dem ersten Kontakt danach zählt drei.',
      'Топките от коридора са под коляното. Гол с първо докосване след тях е три точки.',
    ],
    points: [
      [
        'Defence runs back? Cut it back. Defence stands? Play behind.',
        'Abwehr läuft zurück? Zurücklegen. Abwehr steht? Dahinter.',
        'Защитата се връща? Върни. Стои? Зад нея.',
      ],
      [
        'Arrive with the foot open and ready.',
        'Mit offenem, bereitem Fuß ankommen.',
        'Пристигни с отворено, готово стъпало.',
      ],
    ],
    more: [
      ['Only first-time goals count.', 'Nur Direkttore zählen.', 'Броят се само голове от първо.'],
    ],
    easier: [
      'Two touches count as first-time.',
      'Zwei Kontakte gelten als direkt.',
      'Две докосвания са като от първо.',
    ],
    scoring: [
      'First-time goal three points, other goals one.',
      'Direkttor drei Punkte, andere Tore einer.',
      'Гол от първо – три точки, другите – една.',
    ],
    question: [
      'Which flat ball was hardest for the defence?',
      'Welcher flache Ball war für die Abwehr am schwersten?',
      'Коя ниска топка затрудни най-много защитата?',
    ],
    fault: [
      'The ball is played without looking where the defence is.',
      'Hereingabe ohne Blick auf die Abwehr.',
      'Подаване, без да се види къде е защитата.',
    ],
  },
  {
    key: 'one-enters',
    harder: 1,
    from: 10,
    name: ['one may enter the channel', 'einer darf in den Streifen', 'един влиза в коридора'],
    aim: [
      'Make 2v1 on the wing and use it for a free ball into the box.',
      'Am Flügel ein 2 gegen 1 schaffen und frei hereinspielen.',
      'На крилото се прави 2 срещу 1 за свободно подаване.',
    ],
    rule: [
      'One attacker and one defender may enter the channel: two against one together with the wide player. Then the ball comes in; goals from it count two.',
      'Ein Angreifer und ein Verteidiger dürfen in den Streifen: mit dem Flügelspieler ein 2 gegen 1. Dann kommt der Ball herein; Tore daraus zählen zwei.',
      'Един нападател и един защитник влизат в коридора: с крилото е 2 срещу 1. После топката влиза; гол от това е две точки.',
    ],
    points: [
      [
        'Second player: overlap outside or run inside, not beside the ball.',
        'Der Zweite: außen überlaufen oder innen durch, nicht daneben stehen.',
        'Вторият: застъпи отвън или влез отвътре, не стой отстрани.',
      ],
      [
        'Still two in front of goal: who is missing there is late.',
        'Trotzdem zwei vor dem Tor: Wer fehlt, kommt zu spät.',
        'Пак двама пред вратата: който липсва, закъснява.',
      ],
    ],
    more: [
      [
        'Two defenders may enter.',
        'Zwei Verteidiger dürfen hinein.',
        'Двама защитници могат да влязат.',
      ],
    ],
    easier: [
      'No defender may enter.',
      'Kein Verteidiger darf hinein.',
      'Защитник не може да влиза.',
    ],
    scoring: [
      'Goal after the channel two points, otherwise one.',
      'Tor über den Streifen zwei Punkte, sonst einer.',
      'Гол през коридора – две точки, иначе една.',
    ],
    question: [
      'When is it worth helping on the wing?',
      'Wann lohnt sich die Hilfe am Flügel?',
      'Кога си струва помощта на крилото?',
    ],
    fault: [
      'Three players on the wing and nobody in front of goal.',
      'Drei am Flügel und keiner vor dem Tor.',
      'Трима на крилото и никой пред вратата.',
    ],
  },
  {
    key: 'switch-wings',
    harder: 2,
    from: 11,
    name: ['both wings before the goal', 'über beide Flügel', 'през двете крила'],
    aim: [
      'Move the defence to one side and finish over the other.',
      'Die Abwehr auf eine Seite ziehen und über die andere abschließen.',
      'Защитата се мести на едната страна и се завършва през другата.',
    ],
    rule: [
      'An attack that touches the wide players on both sides doubles its goal; from wing to wing the ball goes through a team-mate.',
      'War der Ball in einem Angriff auf beiden Flügeln, zählt das Tor doppelt; von Flügel zu Flügel geht es nur über einen Mitspieler.',
      'Ако в атаката топката е минала и през двете крила, голът е двоен; от крило на крило се играе само през съотборник.',
    ],
    points: [
      [
        'Closed here? Back and across with two fast passes.',
        'Hier zu? Mit zwei schnellen Pässen zurück und hinüber.',
        'Тук е затворено? Назад и отсреща с два бързи паса.',
      ],
      [
        'Far wide player: high and ready before the ball comes.',
        'Ferner Flügel: hoch stehen und bereit sein, bevor der Ball kommt.',
        'Далечно крило: напред и готово, преди топката да дойде.',
      ],
    ],
    more: [
      [
        'After the switch only four seconds to the shot.',
        'Nach dem Wechsel nur vier Sekunden bis zum Schuss.',
        'След смяната само четири секунди до удара.',
      ],
    ],
    easier: [
      'Touching one wing twice counts too.',
      'Zweimal derselbe Flügel zählt auch.',
      'Два пъти едно и също крило също важи.',
    ],
    scoring: [
      'Goal over both wings four points, over one two, otherwise one.',
      'Tor über beide Flügel vier Punkte, über einen zwei, sonst einer.',
      'Гол през двете крила – четири точки, през едно – две, иначе една.',
    ],
    question: [
      'What tells you that the other side is open?',
      'Woran siehst du, dass die andere Seite offen ist?',
      'По какво виждаш, че другата страна е отворена?',
    ],
    fault: [
      'Slow passes across: the defence is there first.',
      'Langsame Querpässe: Die Abwehr ist zuerst da.',
      'Бавни напречни пасове: защитата е първа.',
    ],
  },
]

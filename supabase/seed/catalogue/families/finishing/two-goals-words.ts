/** Rules of the shooting game on a short field with two goals. */
import type { FinishingTask } from './kit'

export const twoGoalTasks: readonly FinishingTask[] = [
  {
    key: 'shoot-from-anywhere',
    harder: 0,
    name: ['shots from everywhere', 'Schüsse von überall', 'удари отвсякъде'],
    aim: [
      'See every chance to shoot: the goal is always near.',
      'Jede Schusschance sehen: Das Tor ist immer nah.',
      'Всяка възможност за удар се вижда: вратата винаги е близо.',
    ],
    rule: [
      'Both halves are open, everybody may shoot from anywhere. Each shot on target counts as well.',
      'Beide Hälften sind offen, alle dürfen von überall schießen. Auch jeder Schuss aufs Tor zählt.',
      'Двете половини са отворени, всеки удря отвсякъде. Брои се и всеки точен удар.',
    ],
    points: [
      [
        'First idea: can I shoot? Second: who can?',
        'Erster Gedanke: Kann ich schießen? Zweiter: Wer kann?',
        'Първа мисъл: мога ли да ударя? Втора: кой може?',
      ],
      [
        'First touch towards goal, even under pressure.',
        'Erster Kontakt zum Tor, auch unter Druck.',
        'Първо докосване към вратата, дори под натиск.',
      ],
    ],
    more: [
      [
        'Goals from their own half count double.',
        'Tore aus der eigenen Hälfte zählen doppelt.',
        'Гол от своята половина е двоен.',
      ],
    ],
    easier: [
      'After winning the ball nobody may press for two seconds.',
      'Nach Ballgewinn wird zwei Sekunden lang nicht gepresst.',
      'След отнемане две секунди няма преса.',
    ],
    scoring: [
      'Goal three points, shot on target one.',
      'Tor drei Punkte, Schuss aufs Tor einer.',
      'Гол – три точки, точен удар – една.',
    ],
    question: [
      'Which chance did you nearly miss to see?',
      'Welche Chance hättest du fast übersehen?',
      'Коя възможност почти пропусна да видиш?',
    ],
    fault: [
      'One more pass although the goal is open.',
      'Noch ein Pass, obwohl das Tor offen ist.',
      'Още един пас, а вратата е открита.',
    ],
  },
  {
    key: 'rebound-double',
    harder: 1,
    name: ['rebounds count double', 'Abpraller zählen doppelt', 'отбитата топка е двойна'],
    aim: [
      'Follow every shot: the second ball is the easier goal.',
      'Jedem Schuss nachsetzen: Der zweite Ball ist das leichtere Tor.',
      'Всеки удар се преследва: втората топка е по-лесният гол.',
    ],
    rule: [
      'A goal from a ball the keeper, post or a defender let go counts double. Keepers do not catch in the first minute, they parry.',
      'Ein Tor nach Abwehr von Torwart, Pfosten oder Verteidiger zählt doppelt. In der ersten Minute fangen die Torhüter nicht, sie wehren ab.',
      'Гол след отбиване от вратар, греда или защитник е двоен. В първата минута вратарите не ловят, а отбиват.',
    ],
    points: [
      [
        'Start with the shot of your team-mate, not with the save.',
        'Starte mit dem Schuss des Mitspielers, nicht mit der Parade.',
        'Тръгни с удара на съотборника, не със спасяването.',
      ],
      [
        'Low shots to the far side make rebounds.',
        'Flache Schüsse auf die lange Seite bringen Abpraller.',
        'Ниските удари в далечната страна дават отбити топки.',
      ],
    ],
    more: [
      [
        'Only rebound goals count in the last minute.',
        'In der letzten Minute zählen nur Abpraller.',
        'В последната минута важат само отбити топки.',
      ],
    ],
    easier: [
      'The keeper may only use the hands to push away.',
      'Der Torwart wehrt immer nur ab.',
      'Вратарят винаги само отбива.',
    ],
    scoring: [
      'Goal one point, rebound goal two.',
      'Tor ein Punkt, Abpraller zwei.',
      'Гол – точка, от отбита топка – две.',
    ],
    question: [
      'Who moved first when the shot was taken?',
      'Wer hat sich beim Schuss zuerst bewegt?',
      'Кой тръгна пръв при удара?',
    ],
    fault: [
      'Everybody stops to look at the shot.',
      'Alle bleiben stehen und schauen dem Schuss nach.',
      'Всички спират и гледат удара.',
    ],
  },
  {
    key: 'one-in-front',
    harder: 1,
    from: 9,
    name: ['one stays in front', 'einer bleibt vorn', 'един остава отпред'],
    aim: [
      'Use a player near the goal: lay off, deflect, turn.',
      'Einen Spieler vor dem Tor nutzen: ablegen, ablenken, drehen.',
      'Играч близо до вратата се използва: връщане, отклоняване, завъртане.',
    ],
    rule: [
      'One of each team stays in the opponent’s half, the others in their own. They shoot from there or play into the front player, who finishes or lays off.',
      'Einer jedes Teams bleibt in der gegnerischen Hälfte, die anderen in der eigenen. Sie schießen von dort oder spielen den vorderen an, der abschließt oder ablegt.',
      'По един от отбор остава в чуждата половина, другите са в своята. Удрят оттам или подават на предния, който завършва или връща.',
    ],
    points: [
      [
        'Front player: move across the keeper’s view, then free.',
        'Vorderer: dem Torwart die Sicht nehmen, dann frei laufen.',
        'Преден: закрий гледката на вратаря, после се освободи.',
      ],
      [
        'Behind: move the ball until a lane to goal opens.',
        'Hinten: den Ball bewegen, bis eine Schussbahn aufgeht.',
        'Отзад: движете топката, докато се отвори линия за удар.',
      ],
    ],
    more: [
      [
        'A second player may follow the ball into the front half.',
        'Ein zweiter darf dem Ball nach vorn folgen.',
        'Втори може да последва топката напред.',
      ],
    ],
    easier: [
      'The front player may not be attacked for the first touch.',
      'Der vordere darf beim ersten Kontakt nicht angegriffen werden.',
      'Предният не се напада при първото докосване.',
    ],
    scoring: [
      'Goal one point, goal with the front player’s touch two.',
      'Tor ein Punkt, mit Beteiligung des vorderen zwei.',
      'Гол – точка, с участие на предния – две.',
    ],
    question: [
      'Where does the front player help the shooter most?',
      'Wo hilft der vordere dem Schützen am meisten?',
      'Къде предният помага най-много на удрящия?',
    ],
    fault: [
      'The front player hides behind the defender.',
      'Der vordere versteckt sich hinter dem Verteidiger.',
      'Предният се крие зад защитника.',
    ],
  },
  {
    key: 'tired-legs',
    harder: 2,
    from: 13,
    name: ['finishing with tired legs', 'Abschluss unter Ermüdung', 'удар при умора'],
    aim: [
      'Keep shooting technique and calm although legs and breath are heavy.',
      'Technik und Ruhe beim Schuss behalten, auch wenn Beine und Atem schwer sind.',
      'Запазване на техниката и спокойствието при умора.',
    ],
    rule: [
      'After each shot the shooter sprints around their own goal before joining in again; the team plays on one fewer until then.',
      'Nach jedem Schuss sprintet der Schütze um das eigene Tor, bevor er wieder mitspielt; so lange ist sein Team einer weniger.',
      'След всеки удар стрелецът спринтира около своята врата, преди да се включи; дотогава отборът е с един по-малко.',
    ],
    points: [
      [
        'Breathe out before the shot, last step calm.',
        'Vor dem Schuss ausatmen, letzter Schritt ruhig.',
        'Издишай преди удара, последната крачка е спокойна.',
      ],
      [
        'Tired? Inside of the foot and low instead of force.',
        'Müde? Innenseite und flach statt Kraft.',
        'Уморен? Вътрешна част и ниско, не сила.',
      ],
    ],
    more: [
      [
        'The whole team sprints back over the halfway line after a shot.',
        'Nach einem Schuss sprintet das ganze Team hinter die Mittellinie.',
        'След удар целият отбор се връща в спринт зад средата.',
      ],
    ],
    easier: [
      'The shooter only touches their own goal line.',
      'Der Schütze berührt nur die eigene Torlinie.',
      'Стрелецът само докосва своята голлиния.',
    ],
    scoring: [
      'Goal two points; goal while one fewer three.',
      'Tor zwei Punkte; Tor in Unterzahl drei.',
      'Гол – две точки; гол с един по-малко – три.',
    ],
    question: [
      'What changes in your shot when you are tired?',
      'Was verändert sich an deinem Schuss, wenn du müde bist?',
      'Какво се променя в удара ти при умора?',
    ],
    fault: [
      'Leaning back and hacking at the ball.',
      'In Rücklage auf den Ball einschlagen.',
      'Накланяне назад и сечене на топката.',
    ],
  },
]

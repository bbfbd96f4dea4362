/** Team shoot-out with time running: the score decides how much risk. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const lastMinuteChance: Exercise = {
  key: 'last-minute-chance',
  kind: { practice_type: 'conditioned_game', corners: ['psychological', 'tactical'] },
  sizes: [
    createGoalSize('youth', { area: [28, 22], ages: [11, 13], level: 3, time: [5, 120, 75] }),
    createGoalSize('full', { area: [36, 32], ages: [14, 99], level: 4, time: [5, 150, 90] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const server = drawing.player('a', at(0.04, 0.5))
    const left = drawing.player('a', at(0.36, 0.16))
    const middle = drawing.player('a', at(0.46, 0.5))
    const right = drawing.player('a', at(0.36, 0.84))
    const one = drawing.player('b', at(0.6, 0.3))
    const two = drawing.player('b', at(0.58, 0.6))
    const three = drawing.player('b', at(0.74, 0.5))
    const ball = drawing.ball(server)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.run(one, at(0.54, 0.24))
      drawing.pass(ball, left)
    })
    playInto(drawing, ball, middle, at(0.48, 0.36), [
      [two, at(0.58, 0.44)],
      [right, at(0.58, 0.82)],
    ])
    playInto(drawing, ball, right, at(0.68, 0.78), [[three, at(0.78, 0.64)]])
    drawing.shot(ball, placeShot(0.9))
    return drawing
  },
  words: {
    en: {
      title: 'One chance left',
      aim: 'Stay patient and find a good shot when the clock is against you and a miss is expensive.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Three attackers and a server against three defenders. The coach calls out score and seconds before every ball.',
      rules: [
        'The coach calls a scene: “One down, twelve seconds”, or “Level, thirty seconds”.',
        'The server plays in and may be used again as an open pass back.',
        'The attack ends with a shot, a win or the call of “Time!”.',
        'Leading defenders may keep the ball until time is up.',
        'Three scenes, then attackers and defenders change; the server moves on, too.',
      ],
      points: [
        'Breathe out, look, then play: twelve seconds are four passes.',
        'A shot counts when the line is free, not when the clock shouts.',
        'Talk: one player says whether to go on or to recycle.',
        'Follow every shot; the last second is often a rebound.',
      ],
      harder: ['A missed shot costs a goal.'],
      easier: ['The server joins the attack: four against three.'],
      scoring: 'Scene solved: three points for the attack. Scene survived: two for the defence.',
      question: 'How did the score change what a good chance was?',
      fault: 'Panic shots from far away although eight seconds are left.',
    },
    de: {
      title: 'Eine Chance bleibt noch',
      aim: 'Gegen die Uhr geduldig bleiben und einen guten Abschluss finden, wenn ein Fehlschuss teuer ist.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Drei Angreifer und ein Anspieler gegen drei Verteidiger. Vor jedem Ball sagt der Trainer Spielstand und Restzeit an.',
      rules: [
        'Der Trainer ruft: „Null zu eins, zwölf Sekunden“ oder „Gleichstand, dreißig“.',
        'Der Anspieler eröffnet und bleibt als Rückpassstation offen.',
        'Der Angriff endet mit Schuss, Ballgewinn oder dem Ruf „Zeit!“.',
        'Führt die Abwehr, darf sie den Ball bis zum Ende halten.',
        'Nach drei Szenen tauschen Angriff und Abwehr, auch der Anspieler wechselt.',
      ],
      points: [
        'Ausatmen, schauen, spielen: Zwölf Sekunden sind vier Pässe.',
        'Geschossen wird, wenn die Bahn frei ist, nicht wenn die Uhr drängt.',
        'Reden: Einer sagt, ob es weitergeht oder neu aufgebaut wird.',
        'Jedem Schuss nachgehen; die letzte Sekunde ist oft ein Abpraller.',
      ],
      harder: ['Ein Fehlschuss kostet ein Tor.'],
      easier: ['Der Anspieler greift mit an: Vier gegen Drei.'],
      scoring: 'Szene gelöst: drei Punkte für den Angriff. Überstanden: zwei für die Abwehr.',
      question: 'Wie hat der Spielstand verändert, was eine gute Chance ist?',
      fault: 'Panikschüsse aus der Ferne, obwohl noch acht Sekunden bleiben.',
    },
    bg: {
      title: 'Остава един шанс',
      aim: 'Търпение и добър удар, когато времето изтича и пропускът струва скъпо.',
      setup:
        '{l} × {w} м, {goal} с вратар. Трима нападатели и подаващ срещу трима защитници. Преди всяка топка треньорът обявява резултата и оставащите секунди.',
      rules: [
        'Треньорът обявява: „Нула на един, дванайсет секунди“ или „Равен, трийсет“.',
        'Подаващият започва и остава опция за пас назад.',
        'Атаката свършва с удар, отнемане или вика „Край!“.',
        'Ако защитата води, може да пази топката до края.',
        'След три сцени атака и защита се сменят, сменя се и подаващият.',
      ],
      points: [
        'Издишай, виж, играй: дванайсет секунди са четири паса.',
        'Удря се, когато пътят е чист, а не когато часовникът напира.',
        'Говорете: един казва дали продължаваме, или започваме отначало.',
        'След всеки удар – добавка; последната секунда често е отбита топка.',
      ],
      harder: ['Пропускът струва един гол.'],
      easier: ['Подаващият атакува с останалите: четирима срещу трима.'],
      scoring: 'Решена сцена – три точки за атаката. Издържана – две за защитата.',
      question: 'Как резултатът промени представата ви за добър шанс?',
      fault: 'Паническа стрелба от далеч, макар да остават осем секунди.',
    },
  },
}

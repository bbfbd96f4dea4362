/** Goal kick played short against a high press. */
import { moveAll, playInto, type Exercise } from '../kit'
import { createMatch, eleven, nine, type Places } from './teams'

/** Goal kick from the left. */
export const building: Places = {
  1: [0.03, 0.5],
  2: [0.2, 0.92],
  3: [0.2, 0.08],
  4: [0.07, 0.7],
  5: [0.07, 0.3],
  6: [0.18, 0.5],
  7: [0.5, 0.9],
  8: [0.36, 0.66],
  9: [0.62, 0.5],
  10: [0.4, 0.34],
  11: [0.5, 0.1],
}
export const pressing: Places = {
  1: [0.97, 0.5],
  2: [0.56, 0.14],
  3: [0.56, 0.86],
  4: [0.68, 0.4],
  5: [0.68, 0.6],
  6: [0.38, 0.42],
  7: [0.24, 0.2],
  8: [0.42, 0.6],
  9: [0.23, 0.4],
  10: [0.29, 0.55],
  11: [0.24, 0.79],
}
const lineUp = {
  a: building,
  b: pressing,
  without: { a: [8, 10], b: [5, 8] },
  nine: { b: { 4: [0.68, 0.5] } },
} as const

export const shortGoalKick: Exercise = {
  key: 'short-goal-kick',
  sizes: [eleven, nine],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, lineUp)
    const ball = drawing.ball(a(1))
    drawing.together(() => {
      drawing.run(b(9), at(0.12, 0.33))
      drawing.pass(ball, a(5))
    })
    drawing.together(() => {
      drawing.run(b(9), at(0.09, 0.42))
      drawing.pass(ball, a(1))
    })
    drawing.together(() => {
      drawing.run(b(11), at(0.13, 0.78))
      drawing.run(b(10), at(0.22, 0.54))
      drawing.pass(ball, a(4))
    })
    playInto(drawing, ball, a(6), at(0.16, 0.54))
    playInto(drawing, ball, a(2), at(0.28, 0.92), [[b(11), at(0.2, 0.84)]])
    moveAll(drawing, [a(2), at(0.38, 0.88)], [a(7), at(0.6, 0.84)], [a(9), at(0.7, 0.6)])
    return drawing
  },
  words: {
    en: {
      title: 'Goal kick: short through the press',
      aim: 'Start from the keeper against a real high press: draw the first presser, find the player who becomes free and reach the halfway line under control.',
      setup:
        '{team} on {l} × {w} m. Every attack begins with a goal kick of the team in green. Yellow presses as high as it likes. Two centre backs stand beside the keeper, full backs high and wide, the six in front of the box.',
      rules: [
        'The keeper starts within six seconds with a pass to a centre back.',
        'Whoever is pressed plays back to the keeper, who changes the side.',
        'The far centre back looks for the six, and the six for the free full back.',
        'Across the halfway line the attack is played to the end.',
        'Yellow attacks the goal after every win; then green restarts with the next goal kick.',
      ],
      points: [
        'Keeper: take a touch only to draw a presser, otherwise move the ball on.',
        'Count: if two press the three at the back, the free one is behind them.',
        'Six: show beside the presser, play the third man with one touch.',
        'Full back: be high enough that the winger cannot mark you and press too.',
        'When nothing is open, play long early and close together.',
      ],
      harder: ['Yellow presses man for man for one round, keeper included.'],
      easier: ['Yellow may not enter the penalty area before the first pass is received.'],
      scoring:
        'Halfway line reached with control: one point, goal: two more. Yellow gets three for a goal within eight seconds of a win.',
      question: 'Whom did the presser of the far centre back have to leave?',
      fault: 'The centre backs stand on the six-yard line and have no room to be pressed into.',
    },
    de: {
      title: 'Abstoß: kurz durch das Pressing',
      aim: 'Vom Torwart aus gegen echtes hohes Pressing eröffnen: den ersten Anläufer locken, den Freiwerdenden finden, kontrolliert über die Mittellinie kommen.',
      setup:
        '{team} auf {l} × {w} m. Jeder Angriff beginnt mit Abstoß der Grünen, Gelb presst so hoch es will. Die Innenverteidiger stehen neben dem Torwart, die Außenverteidiger hoch und breit, der Sechser vor dem Strafraum.',
      rules: [
        'Der Torwart eröffnet binnen sechs Sekunden auf einen Innenverteidiger.',
        'Wer angelaufen wird, spielt auf den Torwart zurück, der die Seite wechselt.',
        'Der ferne Innenverteidiger sucht den Sechser, dieser den freien Außenverteidiger.',
        'Hinter der Mittellinie wird der Angriff zu Ende gespielt.',
        'Gelb greift nach jedem Ballgewinn das Tor an; danach beginnt Grün mit neuem Abstoß.',
      ],
      points: [
        'Torwart: nur anhalten, um einen Gegner zu locken, sonst weiterspielen.',
        'Zählen: Laufen zwei die drei hinten an, steht der Freie dahinter.',
        'Sechser: neben dem Anläufer zeigen und direkt auf den Dritten spielen.',
        'Außenverteidiger: so hoch stehen, dass der Flügel nicht beide decken kann.',
        'Ist nichts offen, früh lang spielen und eng nachrücken.',
      ],
      harder: ['Einen Durchgang lang presst Gelb Mann gegen Mann, auch auf den Torwart.'],
      easier: ['Gelb darf erst nach dem ersten Zuspiel in den Strafraum.'],
      scoring:
        'Kontrolliert über die Mittellinie: ein Punkt, Tor: zwei dazu. Gelb erhält drei für ein Tor binnen acht Sekunden nach Ballgewinn.',
      question: 'Wen musste der Gegner verlassen, der den fernen Innenverteidiger anlief?',
      fault: 'Die Innenverteidiger kleben am Fünfmeterraum und lassen sich einschnüren.',
    },
    bg: {
      title: 'Къс удар от вратата през пресата',
      aim: 'Изнасяне от вратаря срещу истинска висока преса: привличане на първия, намиране на освободения и контролирано преминаване на централната линия.',
      setup:
        '{team} на {l} × {w} м. Всяка атака започва с удар от вратата за зелените, жълтите пресират колкото искат високо. Централните защитници са до вратаря, бековете високо и широко, опорният пред наказателното поле.',
      rules: [
        'До шест секунди вратарят подава на централен защитник.',
        'Който е пресиран, връща на вратаря и той сменя страната.',
        'Далечният централен търси опорния, а опорният – свободния бек.',
        'След централната линия атаката се играе докрай.',
        'След отнемане жълтите атакуват вратата; после зелените започват с нов удар от вратата.',
      ],
      points: [
        'Вратар: задръж топката само за да привлечеш противник.',
        'Брой: ако двама пресират тримата отзад, свободният е зад тях.',
        'Опорен: покажи се до пресиращия и играй от първо към третия.',
        'Бек: стой толкова високо, че крилото да не може да пази и да пресира.',
        'Ако всичко е затворено, играй дълго навреме и се скупчете.',
      ],
      harder: ['Една серия жълтите пресират човек срещу човек, и вратаря.'],
      easier: ['Жълтите влизат в наказателното поле чак след първото поемане.'],
      scoring:
        'Овладяна топка след центъра – точка, гол – още две. Жълтите получават три за гол до осем секунди след отнемане.',
      question: 'Кого трябваше да остави противникът, който излезе към далечния централен?',
      fault: 'Централните стоят до малкото наказателно поле и нямат накъде да привлекат пресата.',
    },
  },
}

### The ladder of the bots: ttr_widget/bots/ladder.py

ladder-column =
    .board = board
    .pair = pair
    .wins = wins
    .interval = 95 % interval
    .points = mean points
    .games = games
    .players = players
    .best = winner's points
    .completed = tickets completed
    .place = mean place
ladder-duel = { $better } beats { $other }
ladder-range = { $first } to { $second }
ladder-none = no games yet
ladder-progress = { $done } of { $games } { $games ->
        [one] game
       *[other] games
    }
ladder-stopped = Stopped; these are the games played so far.
ladder-command = Plays games between bots and prints how much stronger each is than the next.
    .games = games per pair and board (each deal is played twice)
    .full = games with four planners per board
    .boards = boards, separated by commas
    .pairs = pairs, as better:other, separated by commas
    .tables = bots that play at one table, as easy:medium:hard, separated by commas
    .table-games = games per table and board
    .jobs = number of processes
    .file = keep the games in this file, and play only those that it lacks
